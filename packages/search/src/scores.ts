import type { Postings } from './postings.ts';
import type { Alternative, Variants } from './query.ts';
import type { FieldWorths } from './ranking.ts';

/** What documents are worth for a part of a query, in arrays by document number: objects would cost most of the time. */
export class Scores {
  /** 0 for no match. */
  readonly worth: Float32Array;
  readonly density: Float32Array;
  /** How many words of the query stand in the title or a name. */
  readonly namedWords: Uint8Array;
  /** Documents that match, each once. */
  readonly docs: number[] = [];

  /** @param size above every document number. */
  constructor(size: number) {
    this.worth = new Float32Array(size);
    this.density = new Float32Array(size);
    this.namedWords = new Uint8Array(size);
  }

  /** Keeps of each document the best match, so that many synonyms do not add up. */
  offer(doc: number, worth: number, density: number, namedWords: number): void {
    const before = this.worth[doc] as number;
    if (before === 0) this.docs.push(doc);
    else if (before > worth || (before === worth && (this.density[doc] as number) >= density)) return;
    this.worth[doc] = worth;
    this.density[doc] = density;
    this.namedWords[doc] = namedWords;
  }
}

function scoreWord(
  scores: Scores,
  postings: Postings,
  fields: FieldWorths,
  variants: Variants,
  weight: number,
): void {
  for (const [term, variantWeight] of variants) {
    const list = postings.get(term);
    if (!list) continue;
    const factor = variantWeight * weight;
    for (let at = 0; at < list.docs.length; at += 1) {
      const bits = list.fields[at] as number;
      scores.offer(
        list.docs[at] as number,
        factor * (fields.worthOf[bits] as number),
        factor * (list.density[at] as number),
        bits & fields.naming ? 1 : 0,
      );
    }
  }
}

/** Offers the documents that have all words of an alternative: each is worth what its least word is. */
export function scoreAlternative(
  scores: Scores,
  postings: Postings,
  fields: FieldWorths,
  { weight, words }: Alternative,
): void {
  const [only] = words;
  if (words.length === 1 && only) {
    scoreWord(scores, postings, fields, only, weight);
    return;
  }
  const each = words.map((variants) => {
    const own = new Scores(scores.worth.length);
    scoreWord(own, postings, fields, variants, weight);
    return own;
  });
  const fewest = each.toSorted((a, b) => a.docs.length - b.docs.length)[0];
  for (const doc of fewest?.docs ?? []) {
    let worth = Number.POSITIVE_INFINITY;
    let density = 0;
    let named = 0;
    for (const own of each) {
      worth = Math.min(worth, own.worth[doc] as number);
      density += (own.density[doc] as number) / words.length;
      named += own.namedWords[doc] as number;
    }
    if (worth > 0) scores.offer(doc, worth, density, named === words.length ? named : 0);
  }
}
