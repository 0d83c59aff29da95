import { type SQL, sql } from '#cms/database/sql.ts';
import { FINISHED } from './finished.ts';

/** The case that continues `cases`: the one that it was merged into, or itself. Chains are flat; see `merge-case.ts`. */
const continuationId = sql`COALESCE(cases.merged_into_id, cases.id)`;

/** Whether a condition holds for `cases`, the case that continues it, or one that was merged into that: as `relative`. */
const anyRelative = (condition: SQL) =>
  sql`EXISTS (
    SELECT 1 FROM cases AS relative
    WHERE (relative.id = ${continuationId} OR relative.merged_into_id = ${continuationId}) AND ${condition}
  )`;

/** Whether a case, or one that was merged with it, is on legal hold: of one matter nothing is erased while a part is held. */
export const isHeld = anyRelative(sql`COALESCE(relative.legal_hold, ${false}) = ${true}`);

/** Whether a case is open, or the case that continues it. */
export const isOpen = anyRelative(sql`relative.status NOT IN ${FINISHED}`);

/** Finished cases without a legal hold, with all that they were merged with: nothing else is ever erased. */
export const isFinishedAndNotHeld = sql`cases.status IN ${FINISHED} AND NOT ${isOpen} AND NOT ${isHeld}`;

/**
 * Finished cases without a hold whose retention has ended. A case that was merged into another one belongs to it, and
 * stays as long as that one: it may have what the other one was answered with.
 *
 * @param now ISO time.
 */
export const isDue = (now: string): SQL =>
  sql`cases.erase_after <= ${now} AND ${isFinishedAndNotHeld} AND NOT EXISTS (
    SELECT 1 FROM cases AS continuation WHERE continuation.id = cases.merged_into_id
    AND (continuation.erase_after IS NULL OR continuation.erase_after > ${now})
  )`;
