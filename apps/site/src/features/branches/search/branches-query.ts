import { branchKinds, branchServices, type ProvinceCode } from '@beranda/contract';
import { choice, pageNumber, pageQuery, text, type ValuesOf } from '#src/content/page-query.ts';

/** Few values each, but too many combinations to cache. */
const UNCACHED = { isCanonical: false, isCached: false };

export const branchesQuery = pageQuery('/branches', {
  /** Words of a name or an address, a postal code, or the name of a place. */
  q: text,
  kind: choice(branchKinds, { isCanonical: false }),
  /** Provinces and cities that have branches. */
  province: choice<ProvinceCode>(),
  city: choice(),
  service: choice(branchServices, UNCACHED),
  /** Only branches that open on a Saturday or Sunday. */
  weekend: choice(['1'], UNCACHED),
  /** Leads to the button that finds the nearest branches; the browser is never asked for its location without a click. */
  near: choice(['1'], { isCanonical: false }),
  page: pageNumber,
});

/** Search criteria; null for any. */
export type Criteria = Omit<ValuesOf<typeof branchesQuery.parameters>, 'page' | 'near'>;
