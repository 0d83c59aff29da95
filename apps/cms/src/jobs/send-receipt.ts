import { formIn } from '@beranda/contract';
import { attachmentOf } from '#cms/collections/cases/clock/letters/attachment-of.ts';
import { makeReceipt } from '#cms/collections/cases/clock/letters/make-letter.ts';
import { offeredLabels } from '#cms/collections/cases/offered-labels.ts';
import { receiptMail } from '#cms/collections/cases/receipt-mail.ts';
import { receiptMessageId } from '#cms/collections/cases/replies/mail-thread.ts';
import { readGlobal } from '#cms/content/read-stored.ts';
import { acquireRecipientSlot } from '#cms/mail/limit-recipient.ts';
import { caseMail } from './case-mail.ts';

/** Mails a receipt to the sender of a case. */
export const sendReceipt = caseMail({
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
    const { bankName, headOffice } = await readGlobal(payload, 'settings', locale);
    const office = { bankName, phone: headOffice.phone };
    const localized = formIn(locale, form);
    const offered = await offeredLabels(payload, localized.definition, received.answers, locale);
    await payload.sendEmail({
      ...receiptMail(received, office, localized, offered),
      messageId: receiptMessageId(payload, received.ticket),
      attachments: form === 'complaint' ? [attachmentOf(await makeReceipt(payload, received))] : [],
    });
    return 'receipt-mailed';
  },
});
