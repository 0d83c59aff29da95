import type { Payload } from 'payload';
import { breachMail, breachMailAt } from '#cms/collections/data-breaches/breach-mail.ts';
import { listDueBreaches } from '#cms/collections/data-breaches/due-breaches.ts';
import type { Env } from '#cms/env.ts';
import { recipientsOf } from '#cms/globals/service/recipients.ts';
import { messageIdOf } from '#cms/mail/message-id.ts';
import { sendMarked } from './send-marked.ts';

/**
 * Mails to the desk of data requests, which keeps the register, that the notices of a breach are due in a day or in six
 * hours, or overdue: each once, at any hour, since the law counts hours. To be called under the lock `deadlineMails`; what
 * could not be sent is sent by the next call. A corrected time of discovery has mails of its own. Markers are kept, as the
 * register is.
 */
export async function sendBreachMails(
  payload: Payload,
  { cmsUrl }: Pick<Env, 'cmsUrl'>,
  now = new Date(),
): Promise<void> {
  const settings = await payload.findGlobal({ slug: 'service', depth: 0, overrideAccess: true });
  const to = recipientsOf('data-request', settings);
  if (to.length === 0) return;
  for (const breach of await listDueBreaches(payload, now)) {
    const mail = breachMailAt(breach, now);
    const name = `breach-${breach.id}-${Date.parse(breach.dueAt)}-${mail}`;
    if (!mail) continue;
    await sendMarked(payload, {
      key: name,
      mail: { ...breachMail(mail, breach, { cmsUrl, to }), messageId: messageIdOf(payload, name) },
      failure: 'The mail about the notices of a data breach was not sent',
    });
  }
}
