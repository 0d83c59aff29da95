import type { SynonymGroup } from '@beranda/contract';
import { wordsIn } from './word-list.ts';

/** A row of the form, with comma-separated lists. */
export type SynonymRow = { words?: string | null; means?: string | null };

/** A row in the contract's shape. */
export function synonymGroupOf({ means, words }: SynonymRow): SynonymGroup {
  return { words: wordsIn(words), means: wordsIn(means) };
}

/** A row in one line, such as `KPR = mortgage` or `tf, trf → transfer`. */
export function synonymLine(row: SynonymRow): string {
  const { means, words } = synonymGroupOf(row);
  return means.length > 0 ? `${words.join(', ')} → ${means.join(', ')}` : words.join(' = ');
}
