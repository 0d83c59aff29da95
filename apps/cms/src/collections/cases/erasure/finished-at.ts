import { type SQL, sql } from '#cms/database/sql.ts';

/** The statuses in which nobody has to do anything any more, as a list in SQL; see `isFinished`. */
export const FINISHED = sql`('settled', 'closed', 'merged')`;

/** The last time at which a case of the table `cases` was finished, by its history. */
export const finishedAt: SQL = sql`(
  SELECT MAX(case_events.at) FROM case_events
  WHERE case_events.case_id = cases.id AND case_events.kind = 'status' AND case_events."to" IN ${FINISHED}
)`;
