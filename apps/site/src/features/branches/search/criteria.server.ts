import { type BranchSummary, provinces } from '@beranda/contract';
import { matchesWords } from '#src/content/search-words.ts';
import type { Criteria } from './branches-query.ts';

const SATURDAY = 5;
const SUNDAY = 6;

/** Builds a predicate for the criteria. Provinces match by both of their names. */
export function matcherOf({ q, kind, city, service, weekend }: Criteria) {
  const isFound = matchesWords(q);
  return (branch: BranchSummary): boolean => {
    const { id, en } = provinces[branch.province];
    return (
      (kind === null || branch.kind === kind) &&
      (city === null || branch.city === city) &&
      (service === null || branch.services.includes(service)) &&
      (weekend === null || [SATURDAY, SUNDAY].some((day) => (branch.hours[day] ?? []).length > 0)) &&
      isFound(`${branch.title} ${branch.address} ${branch.city} ${id} ${en}`)
    );
  };
}
