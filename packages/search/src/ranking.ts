import { bitOf, FIELDS, type Field, NAMING } from './entry.ts';

/** Weights of ways to match a word of a query: as it stands, by its stem, by a synonym, by a guess. */
export const WEIGHTS = {
  exact: 1,
  stem: 0.25,
  synonym: 0.8,
  partOfPhrase: 0.08,
  completion: 0.6,
  correction: 0.42,
};

/** Found by a search over the tuning queries; see e2e/relevance. */
export const RANKING = {
  /** Boost of each field: a term counts in its best one. */
  fields: {
    title: 1.2,
    names: 1.3,
    words: 0.8,
    otherTitle: 1.3,
    summary: 0.35,
    otherSummary: 0.28,
    headings: 0.4,
    body: 0.1,
  } as Record<Field, number>,
  /** Share of a match's score that is its normalized term frequency. */
  frequency: 0.8,
  /** Exponent of the part of the query that an entry matches. */
  coverage: 0.85,
  /** Factor of an entry that matches every part of the query. */
  complete: 1.35,
  /** What a match in a title or name adds. */
  named: 0.22,
  /** What a name adds that is the whole query, and nothing else. */
  wholeName: 0.9,
  /** Boost of a name by its field. */
  names: { title: 0.8, names: 1.5, words: 1.15, otherTitle: 1, headings: 0.4 } as Partial<
    Record<Field, number>
  >,
  /** Factor of a name that is the query. */
  exactName: 1.9,
  /** What the second best name adds, as part of its own score; the third adds that part of it again. */
  otherNames: 0.42,
  /** Exponent of how well the best name is the query: above 1, one that nearly is it counts much more than others. */
  nameExponent: 1.6,
  /** Exponents of the part of the query that stands in a name, and of the part of the name that the query has. */
  nameRecall: 1.15,
  namePrecision: 0.85,
  /** Words by which a name is longer that has stop words while the query has none, or the other way round. */
  stopWords: 0.25,
  /** Factor of the inverse document frequency (IDF) of words that say little about the subject. */
  lowInformation: 0.25,
};

/** A share of a query from which on it is all of it: shares are added up, and rounded. */
export const WHOLE_QUERY = 0.999;

export type FieldBoosts = {
  /** Boost by the bits of the fields that have the term. */
  boostOf: readonly number[];
  /** Bits of titles and names. */
  naming: number;
};

const bitsOf = (fields: readonly Field[]) => fields.reduce((bits, field) => bits | bitOf(field), 0);

/** The boost of each combination of fields: that of its best one. */
export function fieldBoosts(): FieldBoosts {
  return {
    boostOf: Array.from({ length: 1 << FIELDS.length }, (_, bits) =>
      Math.max(0, ...FIELDS.map((field) => (bits & bitOf(field) ? RANKING.fields[field] : 0))),
    ),
    naming: bitsOf(NAMING),
  };
}

/** Boosts of names, each of which has one field. */
export function nameBoosts(): FieldBoosts {
  const boostOf = Array<number>(1 << FIELDS.length).fill(0);
  for (const field of FIELDS) boostOf[bitOf(field)] = RANKING.names[field] ?? 0;
  return { boostOf, naming: bitsOf(FIELDS) };
}
