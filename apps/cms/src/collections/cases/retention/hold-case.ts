import type { PayloadRequest } from 'payload';
import * as z from 'zod';
import { canHoldCases, canLiftHolds } from '#cms/access/rules.ts';
import { inTransaction, sql, writeRows } from '#cms/database/sql.ts';
import { readValidBody } from '#cms/http/read-body.ts';
import { errorResponse, jsonResponse } from '#cms/http/responses.ts';
import { caseEndpoint } from '../case-endpoint.ts';
import { recordEvent } from '../history/record-event.ts';
import { listIdsWithMergeTarget, lockCases } from '../merge/lock-cases.ts';
import { HOLD_REASON_MAX_LENGTH } from './hold-reason.ts';

/** Every character escaped, plus overhead. */
const BODY_LIMIT_BYTES = HOLD_REASON_MAX_LENGTH * 6 + 1024;

const newHold = z.object({
  isHeld: z.boolean(),
  reason: z.string().trim().min(1).max(HOLD_REASON_MAX_LENGTH),
});

async function hold(req: PayloadRequest, id: number): Promise<Response> {
  const { isHeld, reason } = await readValidBody(req, newHold, {
    limit: BODY_LIMIT_BYTES,
    message: `The reason must have 1 to ${HOLD_REASON_MAX_LENGTH} characters`,
  });
  if (!isHeld && !canLiftHolds({ req }))
    return errorResponse(403, 'Only administrators may lift a legal hold');
  const together = await listIdsWithMergeTarget(req.payload, id);
  await inTransaction(req, async () => {
    await lockCases(req, together);
    // Not a save of the case: a form that is open keeps its state, and a merged case can be held.
    await writeRows(
      req,
      sql`UPDATE cases SET legal_hold = ${isHeld}, legal_hold_reason = ${isHeld ? reason : null} WHERE id = ${id}`,
    );
    await recordEvent(req, { case: id, kind: isHeld ? 'legal-hold' : 'legal-hold-lifted', note: reason });
  });
  return jsonResponse({ case: id, isHeld });
}

/**
 * Sets or lifts the legal hold of a case, with a reason, which its history records. Staff of the desk may set one;
 * only administrators lift it, since what is erased then cannot be brought back.
 */
export const holdCaseEndpoint = caseEndpoint('/:id/legal-hold', hold, { isAllowed: canHoldCases });
