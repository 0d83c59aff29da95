import type { BranchKind, BranchService } from '@beranda/contract';

/** Search criteria. */
export type Criteria = {
  /** Words of a name, address, city or province; empty for any. */
  q: string;
  kind: BranchKind | null;
  city: string | null;
  service: BranchService | null;
  /** Only places that open on a Saturday or Sunday. */
  isAtWeekend: boolean;
};

export function isUnfiltered({ q, kind, city, service, isAtWeekend }: Criteria): boolean {
  return q === '' && kind === null && city === null && service === null && !isAtWeekend;
}

/** URL of a search, without language prefix; unset criteria are omitted. */
export function searchUrl({ q, kind, city, service, isAtWeekend }: Criteria): string {
  const query = new URLSearchParams();
  if (q) query.set('q', q);
  if (kind) query.set('kind', kind);
  if (city) query.set('city', city);
  if (service) query.set('service', service);
  if (isAtWeekend) query.set('weekend', '1');
  return query.size > 0 ? `/branches?${query}` : '/branches';
}
