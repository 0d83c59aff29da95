import type { PayloadRequest } from 'payload';
import { execute, inTransaction, sql, transactionOf, writeRows } from '#cms/database/sql.ts';
import { recordEvent } from '../history/record-event.ts';
import type { FailedMail } from './failed-mails.ts';
import { failedMailEndpoint } from './named-mail.ts';

/**
 * Resets a failed job, so that it runs as if it were new: Payload counts the attempts in its log. Compare-and-set: of
 * several requests only one does it.
 *
 * @returns false if the job no longer exists or has not failed.
 */
async function resetFailedJob(req: PayloadRequest, job: number): Promise<boolean> {
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

const resendMail = (req: PayloadRequest, { caseId, job, task }: FailedMail): Promise<boolean> =>
  inTransaction(req, async () => {
    if (!(await resetFailedJob(req, job))) return false;
    await recordEvent(req, { case: caseId, kind: 'note', field: task });
    return true;
  });

/** Queues a failed mail about a case again. The history and the audit log record who did it. */
export const resendMailEndpoint = failedMailEndpoint('post', resendMail);
