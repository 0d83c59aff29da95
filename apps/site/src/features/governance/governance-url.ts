import type { GovernanceCategory } from '@beranda/contract';

export const GOVERNANCE_URL = '/about-us/governance';

/** URL of the list, of one category or of a search, without language prefix. */
export function governanceUrl(category: GovernanceCategory | null, search = ''): string {
  const query = new URLSearchParams({ ...(category && { category }), ...(search && { q: search }) });
  return query.size > 0 ? `${GOVERNANCE_URL}?${query}` : GOVERNANCE_URL;
}
