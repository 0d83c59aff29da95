import { choice, pageQuery } from '#src/content/page-query.ts';

/** The year of the report on complaints; without one the latest. */
export const complaintQuery = pageQuery('/about-us/complaint', { year: choice() });
