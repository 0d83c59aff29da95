import {
  FORMS_KEPT_BY_LAW,
  formatAnswerTime,
  formIn,
  type Locale,
  MISSING_FACT,
  SITE_FACTS,
} from '@beranda/contract';
import type { Payload } from 'payload';
import { answerTimeOf } from '#cms/collections/cases/clock/answer-time.ts';
import { attachmentOf } from '#cms/collections/cases/clock/letters/attachment-of.ts';
import { makeReceipt } from '#cms/collections/cases/clock/letters/make-letter.ts';
import { readMailSender } from '#cms/collections/cases/mails/mail-sender.ts';
import { receiptMail } from '#cms/collections/cases/mails/receipt-mail.ts';
import { findOfferedLabels } from '#cms/collections/cases/offered-labels.ts';
import { receiptMessageId } from '#cms/collections/cases/replies/mail-thread.ts';
import { statusUrl } from '#cms/collections/cases/status/status-url.ts';
import type { Env } from '#cms/env.ts';
import { resolveFacts } from '#cms/fields/facts/read-facts.ts';
import { acquireRecipientSlot } from '#cms/mail/limit-recipient.ts';
import { senderMail } from './case-mail.ts';

/** When the office answers its phone; null while the fact has no value. */
async function readPhoneHours(payload: Payload, locale: Locale): Promise<string | null> {
  const hours = await resolveFacts(payload, `{${SITE_FACTS.phoneHours}}`, locale);
  return hours === MISSING_FACT ? null : hours;
}

/** Mails a receipt to the sender of a case; to that of a complaint also as a letter. */
export const sendReceipt = ({ siteUrl }: Pick<Env, 'siteUrl'>) =>
  senderMail({
    slug: 'sendReceipt',
    events: { done: 'receipt-mailed', failed: 'receipt-failed' },
    async send(payload, caseDoc) {
      const recipient = {
        address: caseDoc.senderEmail,
        caseId: String(caseDoc.id),
        isStatutory: FORMS_KEPT_BY_LAW.includes(caseDoc.form),
      };
      // Staff who enter a case are no strangers who type anybody's address.
      if (caseDoc.arrivedBy === 'site' && !(await acquireRecipientSlot(payload, recipient))) {
        payload.logger.warn({
          msg: 'A receipt was not mailed: its address has reached the rate limit',
          id: caseDoc.id,
        });
        return 'receipt-limited';
      }
      const { form, locale } = caseDoc;
      const { replyTo, ...mailSender } = await readMailSender(payload, locale);
      const answerTime = formatAnswerTime(answerTimeOf(form, caseDoc), locale);
      const localized = formIn(locale, form, answerTime);
      const letters = form === 'complaint' ? [attachmentOf(await makeReceipt(payload, caseDoc))] : [];
      const mail = receiptMail(caseDoc, localized, {
        ...mailSender,
        phoneHours: await readPhoneHours(payload, locale),
        statusUrl: statusUrl(siteUrl, locale),
        hasLetter: letters.length > 0,
        offered: await findOfferedLabels(payload, locale, localized.definition, caseDoc.answers),
      });
      await payload.sendEmail({
        ...mail,
        replyTo,
        messageId: receiptMessageId(payload, caseDoc.ticket),
        attachments: letters,
      });
      return 'receipt-mailed';
    },
  });
