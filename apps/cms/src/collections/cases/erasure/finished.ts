import { sql } from '#cms/database/sql.ts';

/** The statuses in which nobody has to do anything any more, as a list in SQL; see `isFinished`. */
export const FINISHED = sql`('settled', 'closed', 'merged')`;
