import { derivedMessageId } from '#cms/collections/cases/replies/mail-thread.ts';
import { staffMail } from '#cms/collections/cases/staff-mail.ts';
import type { Env } from '#cms/env.ts';
import { recipientsOf } from '#cms/globals/service/recipients.ts';
import { caseMail } from './case-mail.ts';

/** Notifies the staff who work the cases of a form of a new one. */
export const notifyStaff = ({ cmsUrl }: Pick<Env, 'cmsUrl'>) =>
  caseMail({
    slug: 'notifyStaff',
    events: { done: 'staff-notified', failed: 'staff-failed' },
    async send(payload, received) {
      const settings = await payload.findGlobal({ slug: 'service', depth: 0, overrideAccess: true });
      const recipients = recipientsOf(received.form, settings);
      if (recipients.length === 0) return null;
      const messageId = derivedMessageId(payload, received.ticket, 'staff');
      await payload.sendEmail({ ...staffMail(received, cmsUrl, recipients), messageId });
      return 'staff-notified';
    },
  });
