import type { BranchKind } from '@beranda/contract';
import { queryWords } from '@beranda/search';
import { branchKindIn } from '#src/features/branches/search/read-place-query.ts';
import { type Entry, normalizedQueryKey, type SearchHit } from './entry.ts';

/** A result that leads to the branch finder, with the district and the kind of branch that the query names. */
export type PlaceResult = SearchHit & { district: string | null; branchKind: BranchKind | null };

/** Whether an entry is the page of one branch, not the finder with a place. */
const isBranchPage = ({ kind, path }: Entry) => kind === 'branches' && !path.includes('?');

/** Words for an office of any kind, which an ATM is not. */
const OFFICE_WORDS = new Set(['kantor', 'cabang', 'kc', 'office', 'branch']);

/**
 * The branches that go before the branch finder: those whose title is the query, and for a kind in a district ("atm
 * gubeng", "kcp gubeng", "kantor gubeng") the only one of that kind whose title has the district's name.
 */
export function namedBranches(
  query: string,
  hits: readonly SearchHit[],
  [place]: readonly PlaceResult[],
): SearchHit[] {
  const named = normalizedQueryKey(query);
  const exact = hits.filter(({ entry }) => normalizedQueryKey(entry.title) === named);
  const isOffice = queryWords(query).some((word) => OFFICE_WORDS.has(word));
  if (exact.length > 0 || !place?.district || !(place.branchKind || isOffice)) return exact;
  const words = queryWords(place.district);
  const isNamed = (title: string) => {
    const ofTitle = new Set(queryWords(title));
    const kind = branchKindIn(title);
    const isOfKind = place.branchKind === null ? kind !== 'atm' : kind === place.branchKind;
    return isOfKind && words.every((word) => ofTitle.has(word));
  };
  const partly = hits.filter(({ entry }) => isBranchPage(entry) && isNamed(entry.title));
  return partly.length === 1 ? partly : [];
}
