import { formatAnswerTime, formIn } from '@beranda/contract';
import { answerTimeOf } from '#cms/collections/cases/clock/answer-time.ts';
import { attachmentOf } from '#cms/collections/cases/clock/letters/attachment-of.ts';
import { makeReceipt } from '#cms/collections/cases/clock/letters/make-letter.ts';
import { readMailSender } from '#cms/collections/cases/mails/mail-sender.ts';
import { offeredLabelsFor } from '#cms/collections/cases/offered-labels.ts';
import { receiptMail } from '#cms/collections/cases/receipt-mail.ts';
import { receiptMessageId } from '#cms/collections/cases/replies/mail-thread.ts';
import { statusUrl } from '#cms/collections/cases/status/status-url.ts';
import type { Env } from '#cms/env.ts';
import { acquireRecipientSlot } from '#cms/mail/limit-recipient.ts';
import { MailNotSentError } from '#cms/mail/mail-adapter.ts';
import { senderMail } from './case-mail.ts';

/** Mails a receipt to the sender of a case; to that of a complaint also as a letter. */
export const sendReceipt = ({ siteUrl }: Pick<Env, 'siteUrl'>) =>
  senderMail({
    slug: 'sendReceipt',
    events: { done: 'receipt-mailed', failed: 'receipt-failed' },
    async send(payload, received) {
      if (!(await acquireRecipientSlot(payload, received.senderEmail, String(received.id)))) {
        payload.logger.warn({
          msg: 'A receipt was not mailed: its address has reached the rate limit',
          id: received.id,
        });
        return 'receipt-limited';
      }
      const { form, locale } = received;
      const { replyTo, ...sender } = await readMailSender(payload, locale);
      const answerTime = formatAnswerTime(answerTimeOf(form, received), locale);
      const localized = formIn(locale, form, answerTime);
      const letters = form === 'complaint' ? [attachmentOf(await makeReceipt(payload, received))] : [];
      const mail = receiptMail(received, localized, {
        ...sender,
        statusUrl: statusUrl(siteUrl, locale),
        hasLetter: letters.length > 0,
        offered: await offeredLabelsFor(payload, locale)(localized.definition, received.answers),
      });
      try {
        await payload.sendEmail({
          ...mail,
          replyTo,
          messageId: receiptMessageId(payload, received.ticket),
          attachments: letters,
        });
        return 'receipt-mailed';
      } catch (error) {
        // A mistyped address. The ticket was shown on the page, and staff can do nothing about it.
        if (error instanceof MailNotSentError && error.isRecipientRejected) return 'receipt-failed';
        throw error;
      }
    },
  });
