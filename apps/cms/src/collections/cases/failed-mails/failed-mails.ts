import { FORM_NAMES, type FormName } from '@beranda/contract';
import type { Payload } from 'payload';
import { listOf, readRows, type SQL, sql } from '#cms/database/sql.ts';
import { MAIL_TASKS, type MailTask } from '../mails/mail-kinds.ts';

/** Afterwards the failure is only in the history of the case. */
const SHOWN_FOR_MS = 30 * 24 * 60 * 60 * 1000;
const MAX_LISTED = 100;
/** An outage of an hour does not count yet. */
const DELAYED_AFTER_MS = 2 * 60 * 60 * 1000;

/** A dead letter: a mail about a case whose last attempt has failed. */
export type FailedMail = {
  /** The id of its job. */
  job: number;
  task: MailTask;
  caseId: number;
  ticket: string;
  form: FormName;
  /** ISO time of the last attempt. */
  at: string;
  /** Whether the mail server does not know the recipient, which ends the job at once. */
  isRecipientUnknown: boolean;
};

/** The failed jobs with their cases: a reply's job names the reply, all others the case. Those of erased cases are left out. */
const failedJobs = (since: string): SQL =>
  sql`FROM payload_jobs AS job
      LEFT JOIN case_replies AS reply
        ON job.task_slug = 'sendReply' AND reply.id = CAST(job.input ->> 'reply' AS integer)
      JOIN cases ON cases.id = COALESCE(reply.case_id, CAST(job.input ->> 'case' AS integer))
      WHERE job.has_error = true AND job.task_slug IN (${listOf(MAIL_TASKS)}) AND job.updated_at > ${since}`;

const sinceWhen = (now: number) => new Date(now - SHOWN_FOR_MS).toISOString();

type Row = Omit<FailedMail, 'at' | 'isRecipientUnknown'> & { at: string | Date; cancelled: unknown };

/**
 * The failed mails of the last 30 days about cases of these forms: what customers wait for first, then the latest. At most
 * a hundred.
 */
export async function listFailedMails(
  payload: Payload,
  forms: readonly FormName[],
  now = Date.now(),
): Promise<FailedMail[]> {
  if (forms.length === 0) return [];
  const rows = await readRows<Row>(
    payload,
    sql`SELECT job.id AS job, job.task_slug AS task, job.updated_at AS at,
               job.error ->> 'cancelled' AS cancelled, cases.id AS "caseId", cases.ticket AS ticket, cases.form AS form
        ${failedJobs(sinceWhen(now))} AND cases.form IN (${listOf(forms)})
        ORDER BY job.task_slug IN ('sendReceipt', 'notifyStaff'), job.updated_at DESC, job.id DESC
        LIMIT ${MAX_LISTED}`,
  );
  return rows.map(({ cancelled, ...row }) => ({
    ...row,
    at: new Date(row.at).toISOString(),
    // SQLite has no booleans.
    isRecipientUnknown: cancelled === 1 || cancelled === 'true',
  }));
}

/** How many mails about cases have failed in the last 30 days and were not sent again. */
export async function countFailedMails(payload: Payload, now = Date.now()): Promise<number> {
  const [row] = await readRows<{ total: number | string }>(
    payload,
    sql`SELECT count(*) AS total ${failedJobs(sinceWhen(now))} AND cases.form IN (${listOf(FORM_NAMES)})`,
  );
  return Number(row?.total ?? 0);
}

/** How many mails about cases have waited for more than two hours and will be tried again. */
export async function countDelayedMails(payload: Payload, now = Date.now()): Promise<number> {
  const before = new Date(now - DELAYED_AFTER_MS).toISOString();
  const { totalDocs } = await payload.count({
    collection: 'payload-jobs',
    overrideAccess: true,
    where: {
      and: [
        { taskSlug: { in: [...MAIL_TASKS] } },
        { completedAt: { exists: false } },
        { hasError: { not_equals: true } },
        { createdAt: { less_than: before } },
      ],
    },
  });
  return totalDocs;
}
