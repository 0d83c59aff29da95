import { reportKinds } from '@beranda/contract';
import { choice, pageNumber, pageQuery, type ValuesOf } from '#src/content/page-query.ts';

export const reportsQuery = pageQuery('/about-us/financial-statements', {
  kind: choice(reportKinds),
  year: choice(),
  page: pageNumber,
});

/** Report filters; null for any. */
export type Filters = Omit<ValuesOf<typeof reportsQuery.parameters>, 'page'>;
