"""What a refusal says, alike in both games: every rule that can refuse has its own sentence."""

import hexstead


def test_every_refusal_has_a_sentence_in_both_languages(table):
    """A-ACT-02, G-ACT-02: and the sentence is its own."""
    ids = hexstead.new(table.GAME).definition.rule_ids[1:]
    assert len(set(ids)) == len(ids)
    for language in ("en", "de"):
        sentences = [hexstead.rule(rule, language) for rule in ids]
        assert all(len(sentence) > 10 for sentence in sentences)
        assert len(set(sentences)) == len(sentences)
