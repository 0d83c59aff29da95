import type { BranchKind } from '@beranda/contract';
import { queryWords } from '@beranda/search';
import { branchKindIn } from '#src/features/branches/search/read-place-query.ts';
import { type Entry, keyOf, type SearchHit } from './entry.ts';

/** A result that leads to the branch finder, with the district and the kind of branch that the query names. */
export type PlaceResult = SearchHit & { district: string | null; branchKind: BranchKind | null };

/** Whether an entry is the page of one branch, not the finder with a place. */
const isBranchPage = ({ kind, path }: Entry) => kind === 'branches' && !path.includes('?');

/**
 * The branches that go before the branch finder: those whose title is the query, and for a kind in a district ("atm
 * gubeng", "kcp gubeng") the only one of that kind whose title has the district's name.
 */
export function namedBranches(
  query: string,
  hits: readonly SearchHit[],
  [place]: readonly PlaceResult[],
): SearchHit[] {
  const named = keyOf(query);
  const exact = hits.filter(({ entry }) => keyOf(entry.title) === named);
  if (exact.length > 0 || !place?.district || !place.branchKind) return exact;
  const words = queryWords(place.district);
  const isNamed = (title: string) => {
    const ofTitle = new Set(queryWords(title));
    return branchKindIn(title) === place.branchKind && words.every((word) => ofTitle.has(word));
  };
  const partly = hits.filter(({ entry }) => isBranchPage(entry) && isNamed(entry.title));
  return partly.length === 1 ? partly : [];
}
