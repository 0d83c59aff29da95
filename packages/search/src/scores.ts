import type { Postings } from './postings.ts';
import type { Alternative, Variants } from './query.ts';
import type { FieldBoosts } from './ranking.ts';

/** Scores of documents for a clause of a query, in arrays by document number: objects would cost most of the time. */
export class Scores {
  /** 0 for no match. */
  readonly score: Float32Array;
  readonly frequency: Float32Array;
  /** How many words of the query occur in the title or a name. */
  readonly namedWords: Uint8Array;
  /** Documents that match, each once. */
  readonly docs: number[] = [];

  /** @param size above every document number. */
  constructor(size: number) {
    this.score = new Float32Array(size);
    this.frequency = new Float32Array(size);
    this.namedWords = new Uint8Array(size);
  }

  /** Keeps only the best match of each document, so that scores of synonyms do not add up. */
  offer(doc: number, score: number, frequency: number, namedWords: number): void {
    const before = this.score[doc] as number;
    if (before === 0) this.docs.push(doc);
    else if (before > score || (before === score && (this.frequency[doc] as number) >= frequency)) return;
    this.score[doc] = score;
    this.frequency[doc] = frequency;
    this.namedWords[doc] = namedWords;
  }
}

function scoreWord(
  scores: Scores,
  postings: Postings,
  fields: FieldBoosts,
  variants: Variants,
  weight: number,
): void {
  for (const [term, variantWeight] of variants) {
    const list = postings.get(term);
    if (!list) continue;
    const factor = variantWeight * weight;
    for (let index = 0; index < list.docs.length; index += 1) {
      const bits = list.fields[index] as number;
      scores.offer(
        list.docs[index] as number,
        factor * (fields.boostOf[bits] as number),
        factor * (list.frequency[index] as number),
        bits & fields.nameBits ? 1 : 0,
      );
    }
  }
}

/** Scores the documents that contain all words of an alternative, each with the score of its lowest-scoring word. */
export function scoreAlternative(
  scores: Scores,
  postings: Postings,
  fields: FieldBoosts,
  { weight, words }: Alternative,
): void {
  const [only] = words;
  if (words.length === 1 && only) {
    scoreWord(scores, postings, fields, only, weight);
    return;
  }
  const scoresOfWords = words.map((variants) => {
    const wordScores = new Scores(scores.score.length);
    scoreWord(wordScores, postings, fields, variants, weight);
    return wordScores;
  });
  const fewest = scoresOfWords.toSorted((a, b) => a.docs.length - b.docs.length)[0];
  for (const doc of fewest?.docs ?? []) {
    let lowest = Number.POSITIVE_INFINITY;
    let frequency = 0;
    let named = 0;
    for (const wordScores of scoresOfWords) {
      lowest = Math.min(lowest, wordScores.score[doc] as number);
      frequency += (wordScores.frequency[doc] as number) / words.length;
      named += wordScores.namedWords[doc] as number;
    }
    if (lowest > 0) scores.offer(doc, lowest, frequency, named === words.length ? named : 0);
  }
}
