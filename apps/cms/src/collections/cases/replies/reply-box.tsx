import { formIn, isFormName, isLocale, LOCALES, type Locale } from '@beranda/contract';
import type { PayloadRequest, UIFieldServerProps } from 'payload';
import { isWorkerOf } from '#cms/access/case-forms.ts';
import { inLanguageOf, userLocale } from '#cms/i18n/bilingual.ts';
import type { Case } from '#cms/payload-types.ts';
import { readMailSender } from '../mails/mail-sender.ts';
import { preferredContactText } from '../preferred-contact.ts';
import { replyBoxTexts } from './reply-box-texts.ts';
import { ReplyForm, type Template } from './reply-form.tsx';
import type { MailSender } from './reply-text.ts';

/** The templates of a form, named in the user's language. */
async function listTemplates(req: PayloadRequest, form: string, language: Locale): Promise<Template[]> {
  const { docs } = await req.payload.find({
    collection: 'reply-templates',
    depth: 0,
    fallbackLocale: LOCALES.filter((locale) => locale !== language),
    locale: language,
    overrideAccess: false,
    pagination: false,
    sort: 'name',
    user: req.user,
  });
  return docs
    .filter(({ forms }) => !forms?.length || forms.some((candidate) => candidate === form))
    .map(({ english, id, indonesian, name }) => ({ id, name, texts: { id: indonesian, en: english } }));
}

async function mailSenderIn({ payload }: PayloadRequest, locale: Locale): Promise<MailSender> {
  const { bankName, phone } = await readMailSender(payload, locale);
  return { bankName, phone };
}

/** A box for replies to the sender of a case, for staff who work it. */
export async function ReplyBox({ data, i18n, req }: UIFieldServerProps) {
  const { form, id, locale, senderEmail, senderName, status, ticket } = data ?? {};
  if (typeof id !== 'number' || !isFormName(form) || !isLocale(locale)) return null;
  if (!isWorkerOf(form, req.user) || status === 'merged') return null;
  const contact = preferredContactText(data as Case);
  const contactText = contact && inLanguageOf({ i18n }, contact);
  if (!senderEmail)
    return (
      <p className="field-type">
        {inLanguageOf({ i18n }, replyBoxTexts.noEmail)} {contactText}
      </p>
    );
  return (
    <ReplyForm
      caseId={id}
      form={form}
      formTitles={{ id: formIn('id', form).texts.title, en: formIn('en', form).texts.title }}
      locale={locale}
      mailSenders={{ id: await mailSenderIn(req, 'id'), en: await mailSenderIn(req, 'en') }}
      senderEmail={String(senderEmail)}
      senderName={String(senderName)}
      templates={await listTemplates(req, form, userLocale(i18n.language))}
      ticket={String(ticket)}
      preferredContact={contactText}
    />
  );
}
