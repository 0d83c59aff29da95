import type { Alternative, Variants } from './query.ts';
import { WEIGHTS } from './ranking.ts';

/** What is highlighted in texts: words by their index terms, and phrases where all their words stand side by side. */
export type Marks = { terms: ReadonlySet<string>; phrases: readonly (readonly Variants[])[] };

/** Collects the index terms that a search looks up, and which of them are marked in its results. */
export class SearchedTerms {
  readonly all = new Set<string>();
  readonly #marked = new Set<string>();
  readonly #phrases: (readonly Variants[])[] = [];

  /**
   * A synonym is marked as it is written only: its stems, and single words of a phrase, find pages, but visitors would not
   * see why. For “KPR” (kredit pemilikan rumah) that would be “memiliki” and “rumah”.
   */
  add({ isSynonym, words }: Alternative): void {
    for (const variants of words) for (const term of variants.keys()) this.all.add(term);
    if (isSynonym && words.length > 1) this.#phrases.push(words);
    else
      for (const [term, weight] of words.flatMap((variants) => [...variants]))
        if (!isSynonym || weight === WEIGHTS.exact) this.#marked.add(term);
  }

  /** What is highlighted in the texts of an entry. @param hasTerm whether the entry has an index term. */
  marksIn(hasTerm: (term: string) => boolean): Marks {
    return { terms: new Set([...this.#marked].filter(hasTerm)), phrases: this.#phrases };
  }
}
