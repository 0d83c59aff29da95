import { queryWords } from '@beranda/search';
import { type Entry, type Found, keyOf } from './entry.ts';

/** A result that leads to the branch finder, and whether the query names a district and a kind of branch. */
export type PlaceResult = Found & { isDistrictWithKind: boolean };

/** Whether an entry is the page of one branch, not the finder with a place. */
const isBranchPage = ({ kind, path }: Entry) => kind === 'branches' && !path.includes('?');

/**
 * The branches that go before the branch finder: those whose title is the query, and for a kind in a district ("atm
 * gubeng") the only one whose title has these words.
 */
export function namedBranches(
  query: string,
  found: readonly Found[],
  places: readonly PlaceResult[],
): Found[] {
  const named = keyOf(query);
  const exact = found.filter(({ entry }) => keyOf(entry.title) === named);
  if (exact.length > 0 || !places[0]?.isDistrictWithKind) return exact;
  const words = queryWords(query);
  const hasWords = (title: string) => {
    const ofTitle = new Set(queryWords(title));
    return words.every((word) => ofTitle.has(word));
  };
  const partly = found.filter(({ entry }) => isBranchPage(entry) && hasWords(entry.title));
  return partly.length === 1 ? partly : [];
}
