import { choice, pageQuery } from '#src/content/page-query.ts';

/** Id of the section with the report on complaints. */
export const SETTLEMENT_ID = 'settlement';

/** The year of the report on complaints; without one the latest. */
export const complaintQuery = pageQuery('/about-us/complaint', { year: choice() });
