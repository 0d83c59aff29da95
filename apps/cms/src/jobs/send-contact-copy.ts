import type { TaskConfig } from 'payload';
import { contactCopyMail } from '#cms/mail/contact-copy-mail.ts';

const ATTEMPTS = 6;
const FIRST_PAUSE_MS = 30_000;

type SendContactCopy = { input: { message: string }; output: Record<string, never> };

/** Mails a person the copy of their message that they asked for. Queued in the message's own transaction. */
export const sendContactCopy: TaskConfig<SendContactCopy> = {
  slug: 'sendContactCopy',
  // The message is named and not copied: what a person wrote is kept in one place.
  inputSchema: [{ name: 'message', type: 'text', required: true }],
  retries: { attempts: ATTEMPTS, backoff: { type: 'exponential', delay: FIRST_PAUSE_MS } },
  handler: async ({ input, req: { payload } }) => {
    const message = await payload.findByID({
      collection: 'contact-messages',
      id: Number(input.message),
      depth: 0,
      overrideAccess: true,
    });
    const { bankName } = await payload.findGlobal({ slug: 'settings', depth: 0, overrideAccess: true });
    await payload.sendEmail(contactCopyMail(message, bankName ?? ''));
    return { output: {} };
  },
};
