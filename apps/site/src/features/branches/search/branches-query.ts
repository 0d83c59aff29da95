import { branchKinds, branchServices } from '@beranda/contract';
import { choice, pageNumber, pageQuery, text, type ValuesOf } from '#src/content/page-query.ts';

/** Few values each, but too many combinations to store. */
const UNSTORED = { isCanonical: false, isStored: false };

export const branchesQuery = pageQuery('/branches', {
  /** Words of a name, address, city or province. */
  q: text,
  kind: choice(branchKinds, { isCanonical: false }),
  city: choice(),
  service: choice(branchServices, UNSTORED),
  /** Only places that open on a Saturday or Sunday. */
  weekend: choice(['1'], UNSTORED),
  page: pageNumber,
});

/** Search criteria; null for any. */
export type Criteria = Omit<ValuesOf<typeof branchesQuery.parameters>, 'page'>;
