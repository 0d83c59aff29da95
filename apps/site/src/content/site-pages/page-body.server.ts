import { FORMS, type FormName, type FormTexts, type Locale } from '@beranda/contract';
import { businessConsultation as businessConsultationInEnglish } from '#src/i18n/catalogues/en/business-consultation.ts';
import { caseStatus as caseStatusInEnglish } from '#src/i18n/catalogues/en/case-status.ts';
import { complaint as complaintInEnglish } from '#src/i18n/catalogues/en/complaint.ts';
import { contact as contactInEnglish } from '#src/i18n/catalogues/en/contact.ts';
import { personalData as personalDataInEnglish } from '#src/i18n/catalogues/en/personal-data.ts';
import { registerProduct as registerProductInEnglish } from '#src/i18n/catalogues/en/register-product.ts';
import { supplyChain as supplyChainInEnglish } from '#src/i18n/catalogues/en/supply-chain.ts';
import { businessConsultation } from '#src/i18n/catalogues/id/business-consultation.ts';
import { caseStatus } from '#src/i18n/catalogues/id/case-status.ts';
import { complaint } from '#src/i18n/catalogues/id/complaint.ts';
import { contact } from '#src/i18n/catalogues/id/contact.ts';
import { personalData } from '#src/i18n/catalogues/id/personal-data.ts';
import { registerProduct } from '#src/i18n/catalogues/id/register-product.ts';
import { supplyChain } from '#src/i18n/catalogues/id/supply-chain.ts';

type Texts = { readonly [name: string]: string | Texts };
type Source = { readonly texts: Readonly<Record<Locale, Texts>>; readonly form?: FormName };

/** Static pages with texts in the catalogues, by path, and the form on them. */
const SOURCES: Readonly<Record<string, Source>> = {
  '/business-consultation/business-consultation': {
    texts: { id: businessConsultation, en: businessConsultationInEnglish },
    form: 'msme-consultation',
  },
  '/about-us/complaint/status': { texts: { id: caseStatus, en: caseStatusInEnglish } },
  '/about-us/complaint': { texts: { id: complaint, en: complaintInEnglish }, form: 'complaint' },
  '/about-us/contact-us': { texts: { id: contact, en: contactInEnglish }, form: 'contact' },
  '/about-us/personal-data': { texts: { id: personalData, en: personalDataInEnglish }, form: 'data-request' },
  '/register-product': {
    texts: { id: registerProduct, en: registerProductInEnglish },
    form: 'product-registration',
  },
  '/pembiayaan-supply-chain': {
    texts: { id: supplyChain, en: supplyChainInEnglish },
    form: 'supply-chain-financing',
  },
};

/** Placeholders of texts: figures, names. */
const PLACEHOLDER = /\{[^{}]*\}/g;

const stringsOf = (texts: Texts): string[] =>
  Object.values(texts).flatMap((text) => (typeof text === 'string' ? text : stringsOf(text)));

function formStrings({ fields, nextSteps, receipt = [] }: FormTexts): string[] {
  const labels = Object.values(fields).flatMap(({ label, options = {} }) => [
    label,
    ...Object.values(options),
  ]);
  return [...labels, nextSteps, ...receipt];
}

/** The text of a static page without title and lead, for search; empty for lists and pages of editors. */
export function pageBody(path: string, locale: Locale): string {
  const source = SOURCES[path];
  if (!source) return '';
  const { form, texts } = source;
  const labels = form ? formStrings(FORMS[form].texts[locale] as FormTexts) : [];
  return [...stringsOf(texts[locale]), ...labels].join('\n').replaceAll(PLACEHOLDER, '');
}
