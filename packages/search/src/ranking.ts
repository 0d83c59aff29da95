import { bitOf, FIELDS, type Field, NAME_FIELDS } from './entry.ts';

/** Weights of the ways to match a word of a query. */
export const WEIGHTS = {
  exact: 1,
  stem: 0.25,
  synonym: 0.8,
  partOfPhrase: 0.08,
  completion: 0.6,
  correction: 0.42,
};

/** Parameters of the score, optimized over the tuning queries in `e2e/relevance`. */
export const RANKING = {
  /** Boost of each field; a term in several fields has the highest. */
  fields: {
    title: 1.2,
    names: 1.3,
    searchWords: 0.8,
    otherTitle: 1.3,
    summary: 0.35,
    otherSummary: 0.28,
    headings: 0.4,
    body: 0.1,
  } as Record<Field, number>,
  /** Share of the term frequency in the score of a match. */
  frequency: 0.8,
  /** Exponent of the coverage: the share of the query that an entry matches. */
  coverage: 0.85,
  /** Factor instead of the coverage, if an entry matches every clause. */
  complete: 1.35,
  /** Bonus for a match in a title or name. */
  named: 0.22,
  /** Bonus for a name that equals the query; less for a similar one. */
  wholeName: 0.9,
  /** Boost of a name by its field. */
  names: { title: 0.8, names: 1.5, searchWords: 1.15, otherTitle: 1, headings: 0.4 } as Partial<
    Record<Field, number>
  >,
  /** Factor of a name that equals the query. */
  exactName: 1.9,
  /** Share of the second best name's score that is added; the third best adds this share of that share. */
  otherNames: 0.42,
  /** Exponent of the best name's similarity to the query: above 1 it favours nearly equal names. */
  nameExponent: 1.6,
  /** Exponents of recall, the share of the query in a name, and precision, the share of the name in the query. */
  nameRecall: 1.15,
  namePrecision: 0.85,
  /** Words added to the length of a name if either it or the query has stop words, but not both. */
  stopWordMismatch: 0.25,
  /** Factor of the inverse document frequency (IDF) of low-information words. */
  lowInformation: 0.25,
  /** Saturation: share of the term frequency that a repetition in the same field adds. */
  repetition: 0.1,
};

/** Shares of a query are sums of rounded numbers: from this share on it counts as the whole query. */
export const WHOLE_QUERY = 0.999;

export type FieldBoosts = {
  /** Boost by the bits of the fields that have the term. */
  boostOf: readonly number[];
  /** Bits of the fields that are titles and names. */
  nameBits: number;
};

const bitsOf = (fields: readonly Field[]) => fields.reduce((bits, field) => bits | bitOf(field), 0);

/** The boost of each combination of fields: the highest of its fields. */
export function fieldBoosts(): FieldBoosts {
  return {
    boostOf: Array.from({ length: 1 << FIELDS.length }, (_, bits) =>
      Math.max(0, ...FIELDS.map((field) => (bits & bitOf(field) ? RANKING.fields[field] : 0))),
    ),
    nameBits: bitsOf(NAME_FIELDS),
  };
}

/** Boosts of names, each of which has one field. */
export function nameBoosts(): FieldBoosts {
  const boostOf = Array<number>(1 << FIELDS.length).fill(0);
  for (const field of FIELDS) boostOf[bitOf(field)] = RANKING.names[field] ?? 0;
  return { boostOf, nameBits: bitsOf(FIELDS) };
}
