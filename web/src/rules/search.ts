// Search by words: every word of a query, or a term that it is a synonym of, must occur in the text.

/** The terms of a game, each with the words that also find it. */
export type Synonyms = { terms: string[]; words: string[] }[];

const SHORTEST = 3; // shorter beginnings of a synonym, as while typing, match nothing

/** Read lines of "term, other form: word, word". */
export function parseSynonyms(lines: string): Synonyms {
  return lines.split("\n").flatMap((line) => {
    const [terms, words] = line.split(":").map((part) => part.split(",").map((word) => word.trim().toLowerCase()).filter(Boolean));
    return terms?.length && words?.length ? [{ terms, words }] : [];
  });
}

export function matches(query: string, text: string, synonyms: Synonyms = []): boolean {
  const lower = text.toLowerCase();
  return wordsOf(query.toLowerCase(), synonyms).every((word) => lower.includes(word) || termsFor(word, synonyms).some((term) => lower.includes(term)));
}

/** The words of a query; a synonym of several words stays together. */
function wordsOf(query: string, synonyms: Synonyms): string[] {
  const phrases = synonyms.flatMap(({ words }) => words).filter((word) => word.includes(" ") && query.includes(word));
  const rest = phrases.reduce((left, phrase) => left.replace(phrase, " "), query);
  return [...phrases, ...rest.split(/\s+/).filter(Boolean)];
}

/** The terms that a word stands for. The word can be the beginning of a synonym, or have an ending such as a plural s. */
function termsFor(word: string, synonyms: Synonyms): string[] {
  if (word.length < SHORTEST) return [];
  return synonyms.filter(({ words }) => words.some((known) => known.startsWith(word) || word.startsWith(known))).flatMap(({ terms }) => terms);
}
