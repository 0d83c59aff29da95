import type { Payload } from 'payload';
import { answerMail, documentsRequestMail, extensionMail } from '#cms/collections/cases/clock/clock-mails.ts';
import { attachmentOf } from '#cms/collections/cases/clock/letters/attachment-of.ts';
import { makeAnswer } from '#cms/collections/cases/clock/letters/make-letter.ts';
import type { MailableCase } from '#cms/collections/cases/mailable-case.ts';
import { readMailSender } from '#cms/collections/cases/mails/mail-sender.ts';
import { derivedMessageId, getThread } from '#cms/collections/cases/replies/mail-thread.ts';
import { statusUrl } from '#cms/collections/cases/status/status-url.ts';
import type { Env } from '#cms/env.ts';
import type { CaseEvent } from '#cms/payload-types.ts';
import { senderMail } from './case-mail.ts';

const getEvent = (payload: Payload, id: number): Promise<CaseEvent> =>
  payload.findByID({ collection: 'case-events', id, depth: 0, overrideAccess: true });

type SiteUrl = Pick<Env, 'siteUrl'>;

const getSender = async (payload: Payload, { locale }: MailableCase, { siteUrl }: SiteUrl) => ({
  ...(await readMailSender(payload, locale)),
  statusUrl: statusUrl(siteUrl, locale),
});

/** Mails the request for documents of an event to the sender of a complaint. */
export const sendDocumentsRequest = (env: SiteUrl) =>
  senderMail({
    slug: 'sendDocumentsRequest',
    events: { done: 'request-mailed', failed: 'request-failed' },
    async send(payload, caseDoc, eventId) {
      const event = await getEvent(payload, eventId);
      await payload.sendEmail({
        ...documentsRequestMail(caseDoc, await getSender(payload, caseDoc, env), event),
        messageId: derivedMessageId(payload, caseDoc.ticket, `request-${eventId}`),
        ...(await getThread(payload, caseDoc)),
      });
      return 'request-mailed';
    },
  });

/** Mails the notice of an extension. */
export const sendExtensionNotice = (env: SiteUrl) =>
  senderMail({
    slug: 'sendExtensionNotice',
    events: { done: 'extension-mailed', failed: 'extension-failed' },
    async send(payload, caseDoc, eventId) {
      const event = await getEvent(payload, eventId);
      await payload.sendEmail({
        ...extensionMail(caseDoc, await getSender(payload, caseDoc, env), event),
        messageId: derivedMessageId(payload, caseDoc.ticket, `extension-${eventId}`),
        ...(await getThread(payload, caseDoc)),
      });
      return 'extension-mailed';
    },
  });

/** Mails a final answer, as PDF. */
export const sendFinalAnswer = (env: SiteUrl) =>
  senderMail({
    slug: 'sendFinalAnswer',
    events: { done: 'answer-mailed', failed: 'answer-failed' },
    async send(payload, caseDoc, eventId) {
      const letter = await makeAnswer(payload, caseDoc, eventId);
      if (!letter) throw new Error('The case has no such answer.');
      const mail = answerMail(caseDoc, await getSender(payload, caseDoc, env), letter.isOfAppeal);
      await payload.sendEmail({
        ...mail,
        messageId: derivedMessageId(payload, caseDoc.ticket, `answer-${eventId}`),
        ...(await getThread(payload, caseDoc)),
        attachments: [attachmentOf(letter)],
      });
      return 'answer-mailed';
    },
  });
