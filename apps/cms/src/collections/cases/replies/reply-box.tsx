import { formIn, isFormName, isLocale, LOCALES, type Locale } from '@beranda/contract';
import type { PayloadRequest, UIFieldServerProps } from 'payload';
import { isWorkerOf } from '#cms/access/case-forms.ts';
import { readGlobal } from '#cms/content/read-stored.ts';
import { inLanguageOf, userLocale } from '#cms/i18n/bilingual.ts';
import { replyBoxTexts } from './reply-box-texts.ts';
import { ReplyForm, type Template } from './reply-form.tsx';
import type { Office } from './reply-text.ts';

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

async function officeIn(req: PayloadRequest, locale: Locale): Promise<Office> {
  const { bankName, headOffice } = await readGlobal(req.payload, 'settings', locale);
  return { bankName, phone: headOffice.phone };
}

/** A box for replies to the sender of a case, for staff who work it. */
export async function ReplyBox({ data, i18n, req }: UIFieldServerProps) {
  const { form, id, locale, senderEmail, senderName, status, ticket } = data ?? {};
  if (typeof id !== 'number' || !isFormName(form) || !isLocale(locale)) return null;
  if (!isWorkerOf(form, req.user) || status === 'merged') return null;
  if (!senderEmail) return <p className="field-type">{inLanguageOf({ i18n }, replyBoxTexts.noEmail)}</p>;
  return (
    <ReplyForm
      caseId={id}
      form={form}
      formTitles={{ id: formIn('id', form).texts.title, en: formIn('en', form).texts.title }}
      locale={locale}
      offices={{ id: await officeIn(req, 'id'), en: await officeIn(req, 'en') }}
      senderEmail={String(senderEmail)}
      senderName={String(senderName)}
      templates={await listTemplates(req, form, userLocale(i18n.language))}
      ticket={String(ticket)}
    />
  );
}
