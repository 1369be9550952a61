"""Sentences that explain refusals, for rules that the games share."""

import hexstead


def test_every_refusal_has_a_distinct_sentence_in_both_languages(positions):
    """A-ACT-02, G-ACT-02."""
    ids = hexstead.new(positions.GAME).definition.rule_ids[1:]
    assert len(set(ids)) == len(ids)
    for language in ("en", "de"):
        sentences = [hexstead.rule(rule, language) for rule in ids]
        assert all(len(sentence) > 10 for sentence in sentences)
        assert len(set(sentences)) == len(sentences)
