import type { GovernanceCategory } from '@beranda/contract';

export const GOVERNANCE_URL = '/about-us/governance';

/** The list, of one category or of what is looked for where they are given, without language prefix. */
export function governanceUrl(category: GovernanceCategory | null, search = ''): string {
  const query = new URLSearchParams({ ...(category && { category }), ...(search && { q: search }) });
  return query.size > 0 ? `${GOVERNANCE_URL}?${query}` : GOVERNANCE_URL;
}
