import { listOf, type SQL, sql } from '#cms/database/sql.ts';
import { FINISHED_STATUSES } from '../status/case-status.ts';

const finished = listOf(FINISHED_STATUSES);

/** The merge target of `cases`, or the case itself if it was not merged. Chains are flat; see `merge-case.ts`. */
const mergeTargetId = sql`COALESCE(cases.merged_into_id, cases.id)`;

/** Whether a condition holds for `cases`, its merge target, or another case that was merged into that: as `relative`. */
const anyRelative = (condition: SQL) =>
  sql`EXISTS (
    SELECT 1 FROM cases AS relative
    WHERE (relative.id = ${mergeTargetId} OR relative.merged_into_id = ${mergeTargetId}) AND ${condition}
  )`;

/** Whether a case, or one that was merged with it, is on legal hold: of one matter nothing is erased while a part is held. */
export const heldCondition = anyRelative(sql`COALESCE(relative.legal_hold, ${false}) = ${true}`);

/** Whether a case is open, or its merge target. */
export const openCondition = anyRelative(sql`relative.status NOT IN (${finished})`);

/** Finished cases without a legal hold, with all that they were merged with: nothing else is ever erased. */
export const finishedAndNotHeldCondition = sql`cases.status IN (${finished}) AND NOT ${openCondition} AND NOT ${heldCondition}`;

/**
 * Finished cases without a hold whose retention has ended. A case that was merged into another one belongs to it, and
 * stays as long as that one: it may have what the other one was answered with.
 *
 * @param now ISO time.
 */
export const dueForErasureCondition = (now: string): SQL =>
  sql`cases.erase_after <= ${now} AND ${finishedAndNotHeldCondition} AND NOT EXISTS (
    SELECT 1 FROM cases AS merge_target WHERE merge_target.id = cases.merged_into_id
    AND (merge_target.erase_after IS NULL OR merge_target.erase_after > ${now})
  )`;
