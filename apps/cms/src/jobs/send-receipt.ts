import type { TaskConfig } from 'payload';
import { receiptMail } from '#cms/collections/cases/receipt-mail.ts';
import { acquireRecipientSlot } from '#cms/mail/limit-recipient.ts';

const ATTEMPTS = 6;
const FIRST_PAUSE_MS = 30_000;

type SendReceipt = { input: { case: string }; output: Record<string, never> };

/** Mails a receipt to the sender of a case. Queued in the case's own transaction. */
export const sendReceipt: TaskConfig<SendReceipt> = {
  slug: 'sendReceipt',
  // References the case instead of copying personal data.
  inputSchema: [{ name: 'case', type: 'text', required: true }],
  retries: { attempts: ATTEMPTS, backoff: { type: 'exponential', delay: FIRST_PAUSE_MS } },
  handler: async ({ input, req: { payload } }) => {
    const received = await payload.findByID({
      collection: 'cases',
      id: Number(input.case),
      depth: 0,
      overrideAccess: true,
    });
    if (!(await acquireRecipientSlot(payload, received.senderEmail, input.case))) {
      payload.logger.warn({
        msg: 'A receipt was not mailed: its address has reached the rate limit',
        id: received.id,
      });
      return { output: {} };
    }
    const { bankName } = await payload.findGlobal({ slug: 'settings', depth: 0, overrideAccess: true });
    await payload.sendEmail(receiptMail(received, bankName ?? ''));
    return { output: {} };
  },
};
