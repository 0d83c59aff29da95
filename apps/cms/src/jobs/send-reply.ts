import { createLocalReq, type Payload, type TaskConfig } from 'payload';
import { type NewEvent, recordEvent } from '#cms/collections/cases/history/record-event.ts';
import { readMailSender } from '#cms/collections/cases/mails/mail-sender.ts';
import { getThread } from '#cms/collections/cases/replies/mail-thread.ts';
import { replyText } from '#cms/collections/cases/replies/reply-text.ts';
import { inTransaction } from '#cms/database/sql.ts';
import type { CaseReply } from '#cms/payload-types.ts';
import { addressRemovedError, recordFinalFailure, recordRejection, sendOrCancel } from './case-mail.ts';
import { planRetry, RETRIES } from './mail-retries.ts';

const findReply = (payload: Payload, id: string) =>
  payload.findByID({
    collection: 'case-replies',
    id: Number(id),
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
  });

/** The entry of a reply in the history of the case: its text, in the name of its author. */
const eventOf = ({ author, authorName, body, case: id, subject }: CaseReply) => ({
  case: Number(id),
  note: `${subject}\n\n${body}`,
  ...(typeof author === 'number' ? { author } : {}),
  ...(authorName ? { authorName } : {}),
});

async function send(payload: Payload, reply: CaseReply): Promise<void> {
  const { locale, messageId } = reply;
  const { id, senderEmail, ticket } = await payload.findByID({
    collection: 'cases',
    id: Number(reply.case),
    depth: 0,
    overrideAccess: true,
  });
  if (!senderEmail) throw addressRemovedError();
  const { replyTo, ...mailSender } = await readMailSender(payload, locale);
  await payload.sendEmail({
    // As an object: a text would be read as a list of addresses.
    to: { name: '', address: senderEmail },
    replyTo,
    ...replyText({ ...reply, ticket }, mailSender),
    messageId,
    ...(await getThread(payload, { id, ticket })),
  });
}

const failureOf = (reply: CaseReply): NewEvent => ({ kind: 'reply-failed', ...eventOf(reply) });

type Types = { input: { reply: string }; output: Record<string, never> };

/** Mails a reply to the sender of a case: retried unless nobody has the address, and not again once it was sent. */
export const sendReply: TaskConfig<Types> = {
  slug: 'sendReply',
  // References the reply instead of copying personal data.
  inputSchema: [{ name: 'reply', type: 'text', required: true }],
  retries: RETRIES,
  handler: async ({ input, job, req: { payload } }) => {
    const reply = await findReply(payload, input.reply);
    // Erased with its case, or sent before a crash.
    if (!reply || reply.sentAt) return { output: {} };
    await sendOrCancel(
      () => send(payload, reply),
      (reason) => recordRejection(payload, job.id, failureOf(reply), reason),
    );
    const req = await createLocalReq({}, payload);
    await inTransaction(req, async () => {
      const data = { sentAt: new Date().toISOString() };
      await payload.update({
        collection: 'case-replies',
        id: reply.id,
        data,
        depth: 0,
        overrideAccess: true,
        req,
      });
      await recordEvent(req, { kind: 'reply-sent', ...eventOf(reply) });
    });
    return { output: {} };
  },
  onFail: async ({ input, job, req: { payload }, taskStatus }) => {
    if (planRetry({ job, taskStatus })) return;
    const reply = await findReply(payload, (input as Types['input']).reply);
    if (reply && !reply.sentAt) await recordFinalFailure(payload, job.id, failureOf(reply));
  },
};
