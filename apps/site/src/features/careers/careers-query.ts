import { careerFields, employmentKinds } from '@beranda/contract';
import { choice, pageNumber, pageQuery, type ValuesOf } from '#src/content/page-query.ts';

const FILTER = { isCanonical: false };

export const careersQuery = pageQuery('/careers', {
  field: choice(careerFields, FILTER),
  employment: choice(employmentKinds, FILTER),
  city: choice(undefined, FILTER),
  page: pageNumber,
});

/** Search filters; null for any. */
export type Filters = Omit<ValuesOf<typeof careersQuery.parameters>, 'page'>;
