import { staffMail } from '#cms/collections/cases/mails/staff-mail.ts';
import { derivedMessageId } from '#cms/collections/cases/replies/mail-thread.ts';
import type { Env } from '#cms/env.ts';
import { recipientsOf } from '#cms/globals/service/recipients.ts';
import { caseMail } from './case-mail.ts';

/** Notifies the staff who work the cases of a form of a new one. */
export const notifyStaff = ({ cmsUrl }: Pick<Env, 'cmsUrl'>) =>
  caseMail({
    slug: 'notifyStaff',
    events: { done: 'staff-notified', failed: 'staff-failed' },
    async send(payload, caseDoc) {
      const settings = await payload.findGlobal({ slug: 'service', depth: 0, overrideAccess: true });
      const recipients = recipientsOf(caseDoc.form, settings);
      if (recipients.length === 0) return null;
      const messageId = derivedMessageId(payload, caseDoc.ticket, 'staff');
      await payload.sendEmail({ ...staffMail(caseDoc, cmsUrl, recipients), messageId });
      return 'staff-notified';
    },
  });
