import { type BranchSummary, branchKinds, branchServices, provinces } from '@beranda/contract';
import { matchesWords, normalizeSearch } from '#src/content/search-words.ts';
import type { Criteria } from './criteria.ts';

const SATURDAY = 5;
const SUNDAY = 6;

/**
 * Parses the query. Empty values mean "any": forms send unselected fields.
 *
 * @param cities those that have a place.
 * @returns also whether a value is unknown, which is treated as "any".
 */
export function criteriaOf(
  query: URLSearchParams,
  cities: readonly string[],
): { criteria: Criteria; hasUnknown: boolean } {
  let hasUnknown = false;
  function oneOf<T extends string>(name: string, values: readonly T[]): T | null {
    const requested = query.get(name);
    if (!requested) return null;
    const value = values.find((known) => known.toLowerCase() === requested.toLowerCase());
    if (value !== requested) hasUnknown = true;
    return value ?? null;
  }
  const criteria = {
    q: normalizeSearch(query.get('q')),
    kind: oneOf('kind', branchKinds),
    city: oneOf('city', cities),
    service: oneOf('service', branchServices),
    isAtWeekend: oneOf('weekend', ['1']) !== null,
  };
  return { criteria, hasUnknown };
}

/** Builds a predicate for the criteria. Provinces match by both of their names. */
export function matcherOf({ q, kind, city, service, isAtWeekend }: Criteria) {
  const isFound = matchesWords(q);
  return (branch: BranchSummary): boolean => {
    const { id, en } = provinces[branch.province];
    return (
      (kind === null || branch.kind === kind) &&
      (city === null || branch.city === city) &&
      (service === null || branch.services.includes(service)) &&
      (!isAtWeekend || [SATURDAY, SUNDAY].some((day) => (branch.hours[day] ?? []).length > 0)) &&
      isFound(`${branch.title} ${branch.address} ${branch.city} ${id} ${en}`)
    );
  };
}
