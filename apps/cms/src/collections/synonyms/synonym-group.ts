import type { SynonymGroup } from '@beranda/contract';
import { wordsIn } from './word-list.ts';

/** A group as staff write it, with comma-separated lists. */
export type WrittenGroup = { words?: string | null; means?: string | null };

/** A group in the contract's shape. */
export function synonymGroupOf({ means, words }: WrittenGroup): SynonymGroup {
  return { words: wordsIn(words), means: wordsIn(means) };
}

/** A group in one line, such as `KPR = mortgage` or `tf, trf → transfer`. */
export function synonymLine(group: WrittenGroup): string {
  const { means, words } = synonymGroupOf(group);
  return means.length > 0 ? `${words.join(', ')} → ${means.join(', ')}` : words.join(' = ');
}
