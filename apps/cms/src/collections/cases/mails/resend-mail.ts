import type { Endpoint, PayloadRequest } from 'payload';
import { readableForms } from '#cms/access/case-forms.ts';
import { canWorkCases } from '#cms/access/rules.ts';
import { execute, inTransaction, sql, transactionOf, writeRows } from '#cms/database/sql.ts';
import { withErrorHandling } from '#cms/http/guarded.ts';
import { errorResponse, jsonResponse, NOT_FOUND } from '#cms/http/responses.ts';
import { caseIdOf } from '../case-id.ts';
import { recordEvent } from '../history/record-event.ts';
import { type FailedMail, listFailedMails } from './failed-mails.ts';

const CONFLICT = 409;

/**
 * Queues a failed job as if it were new: Payload counts the attempts in its log. The condition lets one of several
 * requests do it.
 *
 * @returns whether the job was still there and failed.
 */
async function requeue(req: PayloadRequest, job: number): Promise<boolean> {
  const now = new Date().toISOString();
  const queued = await execute<{ id: number }>(
    req.payload,
    await transactionOf(req),
    sql`UPDATE payload_jobs
        SET has_error = false, error = NULL, total_tried = 0, wait_until = NULL, created_at = ${now}, updated_at = ${now}
        WHERE id = ${job} AND has_error = true
        RETURNING id`,
  );
  if (queued.length === 0) return false;
  await writeRows(req, sql`DELETE FROM payload_jobs_log WHERE _parent_id = ${job}`);
  return true;
}

const queueAgain = (req: PayloadRequest, { caseId, job, task }: FailedMail): Promise<boolean> =>
  inTransaction(req, async () => {
    if (!(await requeue(req, job))) return false;
    await recordEvent(req, { case: caseId, kind: 'note', field: task });
    return true;
  });

async function resend(req: PayloadRequest): Promise<Response> {
  if (!canWorkCases({ req })) return errorResponse(403, 'Only staff who work cases may send mails again');
  const id = await caseIdOf(req);
  if (id === null) return errorResponse(404, NOT_FOUND);
  const job = String(req.routeParams?.job);
  const mails = await listFailedMails(req.payload, readableForms(req));
  const mail = mails.find((one) => one.caseId === id && String(one.job) === job);
  if (!mail || !(await queueAgain(req, mail)))
    return errorResponse(
      CONFLICT,
      'The case has no such failed mail: it was sent again already. Reload the page.',
    );
  return jsonResponse({ case: id }, 202);
}

/** Sends a mail about a case again whose last attempt has failed. The history and the audit log record who did it. */
export const resendMailEndpoint: Omit<Endpoint, 'root'> = {
  path: '/:id/failed-mails/:job',
  method: 'post',
  handler: withErrorHandling(resend),
};
