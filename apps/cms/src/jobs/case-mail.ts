import { createLocalReq, JobCancelledError, type Payload, type TaskConfig } from 'payload';
import type { EventKind } from '#cms/collections/cases/history/event-kinds.ts';
import {
  hasEvent,
  type NewEvent,
  recordEvent,
  recordSystemEvent,
} from '#cms/collections/cases/history/record-event.ts';
import { isMailable, type MailableCase } from '#cms/collections/cases/mailable-case.ts';
import { inTransaction } from '#cms/database/sql.ts';
import { MailNotSentError } from '#cms/mail/mail-adapter.ts';
import type { Case } from '#cms/payload-types.ts';
import { markJobFailed, planRetry, RETRIES } from './mail-retries.ts';

/** Records the end of a mail, and marks its job as failed in the same transaction. */
async function storeFailure(
  payload: Payload,
  job: number | string,
  event: NewEvent,
  reason?: string,
): Promise<void> {
  const req = await createLocalReq({}, payload);
  await inTransaction(req, async () => {
    await recordEvent(req, event);
    await markJobFailed(req, job, reason);
  });
}

/**
 * Records the final failure of a mail, and marks its job as failed in the same transaction: Payload marks it later, and a
 * process that is killed in between would send and record it again.
 */
export async function recordFinalFailure(
  payload: Payload,
  job: number | string,
  event: NewEvent,
): Promise<void> {
  try {
    await storeFailure(payload, job, event);
  } catch (err) {
    payload.logger.error({ msg: 'The failure of a mail could not be recorded', id: event.case, err });
  }
}

/**
 * The same for a mail whose recipient the mail server does not know. If the database fails, so does the attempt: the mail
 * is tried again, rejected again, and recorded then.
 */
export const recordRejection: (
  payload: Payload,
  job: number | string,
  event: NewEvent,
  reason: string,
) => Promise<void> = storeFailure;

/**
 * Sends a mail; cancels its job at once if the mail server does not know the recipient, so that staff are notified within a
 * minute. Payload neither retries a cancelled job nor calls its `onFail`.
 */
export async function sendOrCancel<T>(
  send: () => Promise<T>,
  recordFailure: (reason: string) => Promise<void>,
): Promise<T> {
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof MailNotSentError && error.isRecipientRejected)) throw error;
    await recordFailure(error.message);
    throw new JobCancelledError(error.message);
  }
}

type CaseMail<Slug extends string, Doc extends Case = Case> = {
  slug: Slug;
  events: { done: EventKind; failed: EventKind };
  /** Sends the mail; returns the event with its result, null for nothing to record. */
  send: (payload: Payload, caseDoc: Doc, eventId: number) => Promise<EventKind | null>;
};

/** `event`: the event that the mail is about, where a case can have several such mails. */
type Types = { input: { case: string; event?: string }; output: Record<string, never> };

/** The event that a mail is about is named by the event that records the mail. */
const about = ({ event }: Pick<Types['input'], 'event'>) => (event ? { to: event } : {});

/**
 * A job that sends a mail about a case: retried unless nobody has the address, not sent again once its event is recorded,
 * and its final failure is recorded too. Queue it in the case's own transaction.
 */
export function caseMail<Slug extends string>({ slug, events, send }: CaseMail<Slug>): TaskConfig<Types> {
  const failureOf = (input: Types['input']): NewEvent => ({
    case: Number(input.case),
    kind: events.failed,
    ...about(input),
  });
  return {
    slug,
    // References the case instead of copying personal data.
    inputSchema: [
      { name: 'case', type: 'text', required: true },
      { name: 'event', type: 'text' },
    ],
    retries: RETRIES,
    handler: async ({ input, job, req: { payload } }) => {
      const id = Number(input.case);
      if (await hasEvent(payload, id, events.done, input.event)) return { output: {} };
      const caseDoc = await payload.findByID({
        collection: 'cases',
        id,
        depth: 0,
        disableErrors: true,
        overrideAccess: true,
      });
      // Erased since.
      if (!caseDoc) return { output: {} };
      const kind = await sendOrCancel(
        () => send(payload, caseDoc, Number(input.event)),
        (reason) => recordRejection(payload, job.id, failureOf(input), reason),
      );
      if (kind) await recordSystemEvent(payload, { case: id, kind, ...about(input) });
      return { output: {} };
    },
    onFail: async ({ input, job, req: { payload }, taskStatus }) => {
      if (!planRetry({ job, taskStatus }))
        await recordFinalFailure(payload, job.id, failureOf(input as Types['input']));
    },
  };
}

/** The error of a mail to a sender whose address was removed after the mail was queued. */
export const addressRemovedError = () =>
  new MailNotSentError('The sender has no e-mail address any more', true);

/** A job that mails the sender of a case. To be queued for a sender with an e-mail address only. */
export const senderMail = <Slug extends string>({ send, ...job }: CaseMail<Slug, MailableCase>) =>
  caseMail({
    ...job,
    async send(payload, caseDoc, eventId) {
      if (!isMailable(caseDoc)) throw addressRemovedError();
      return send(payload, caseDoc, eventId);
    },
  });
