import type { TaskConfig } from 'payload';
import { contactCopyMail } from '#cms/collections/contact-messages/contact-copy-mail.ts';
import { takeRecipientSlot } from '#cms/mail/limit-recipient.ts';

const ATTEMPTS = 6;
const FIRST_PAUSE_MS = 30_000;

type SendContactCopy = { input: { message: string }; output: Record<string, never> };

/** Mails a confirmation to the sender of a message. Queued in the message's own transaction. */
export const sendContactCopy: TaskConfig<SendContactCopy> = {
  slug: 'sendContactCopy',
  // References the message instead of copying personal data.
  inputSchema: [{ name: 'message', type: 'text', required: true }],
  retries: { attempts: ATTEMPTS, backoff: { type: 'exponential', delay: FIRST_PAUSE_MS } },
  handler: async ({ input, req: { payload } }) => {
    const message = await payload.findByID({
      collection: 'contact-messages',
      id: Number(input.message),
      depth: 0,
      overrideAccess: true,
    });
    if (!(await takeRecipientSlot(payload, message.email, input.message))) {
      payload.logger.warn({
        msg: 'A confirmation was not mailed: its address has had those of today',
        id: message.id,
      });
      return { output: {} };
    }
    const { bankName } = await payload.findGlobal({ slug: 'settings', depth: 0, overrideAccess: true });
    await payload.sendEmail(contactCopyMail(message, bankName ?? ''));
    return { output: {} };
  },
};
