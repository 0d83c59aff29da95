import type { BranchKind, BranchService } from '@beranda/contract';

/** What somebody looks for. */
export type Criteria = {
  /** Words of a name, an address, a city or a province; empty for any. */
  q: string;
  kind: BranchKind | null;
  city: string | null;
  service: BranchService | null;
  /** Only what is open on a Saturday or a Sunday. */
  isAtWeekend: boolean;
};

export function isUnfiltered({ q, kind, city, service, isAtWeekend }: Criteria): boolean {
  return q === '' && kind === null && city === null && service === null && !isAtWeekend;
}

/** The address of a search, without language prefix; what is not asked for is left out. */
export function searchUrl({ q, kind, city, service, isAtWeekend }: Criteria): string {
  const query = new URLSearchParams();
  if (q) query.set('q', q);
  if (kind) query.set('kind', kind);
  if (city) query.set('city', city);
  if (service) query.set('service', service);
  if (isAtWeekend) query.set('weekend', '1');
  return query.size > 0 ? `/branches?${query}` : '/branches';
}
