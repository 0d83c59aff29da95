import type { PayloadRequest } from 'payload';
import { execute, inTransaction, sql, transactionOf, writeRows } from '#cms/database/sql.ts';
import { recordEvent } from '../history/record-event.ts';
import { GIVEN_UP } from '../mails/mail-kinds.ts';
import type { FailedMail } from './failed-mails.ts';
import { failedMailEndpoint } from './named-mail.ts';

/** Deletes the failed job, and records that. Compare-and-set: of several requests only one does it. */
const giveUp = (req: PayloadRequest, { caseId, job, task }: FailedMail): Promise<boolean> =>
  inTransaction(req, async () => {
    const deleted = await execute<{ id: number }>(
      req.payload,
      await transactionOf(req),
      sql`DELETE FROM payload_jobs WHERE id = ${job} AND has_error = true RETURNING id`,
    );
    if (deleted.length === 0) return false;
    await writeRows(req, sql`DELETE FROM payload_jobs_log WHERE _parent_id = ${job}`);
    await recordEvent(req, { case: caseId, kind: 'note', field: task, to: GIVEN_UP });
    return true;
  });

/**
 * Gives up a mail about a case whose last attempt has failed, such as one to an address that does not exist: the start
 * page names it no longer, and it cannot be sent again. The history and the audit log record who did it.
 */
export const giveUpMailEndpoint = failedMailEndpoint('delete', giveUp);
