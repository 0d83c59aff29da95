import type { Locale } from '../locales.ts';
import { formatAnswerTime } from './answer-time.ts';
import { complaintForm } from './complaint/complaint.ts';
import { texts as complaintInEnglish } from './complaint/texts.en.ts';
import { texts as complaintInIndonesian } from './complaint/texts.id.ts';
import { contactForm } from './contact/contact.ts';
import { texts as contactInEnglish } from './contact/texts.en.ts';
import { texts as contactInIndonesian } from './contact/texts.id.ts';
import { dataRequestForm } from './data-request/data-request.ts';
import { texts as dataRequestInEnglish } from './data-request/texts.en.ts';
import { texts as dataRequestInIndonesian } from './data-request/texts.id.ts';
import type { FormDefinition } from './form-definition.ts';
import type { FormTexts } from './form-texts.ts';
import { msmeConsultationForm } from './msme-consultation/msme-consultation.ts';
import { texts as msmeConsultationInEnglish } from './msme-consultation/texts.en.ts';
import { texts as msmeConsultationInIndonesian } from './msme-consultation/texts.id.ts';
import { productRegistrationForm } from './product-registration/product-registration.ts';
import { texts as productRegistrationInEnglish } from './product-registration/texts.en.ts';
import { texts as productRegistrationInIndonesian } from './product-registration/texts.id.ts';
import { supplyChainFinancingForm } from './supply-chain-financing/supply-chain-financing.ts';
import { texts as supplyChainFinancingInEnglish } from './supply-chain-financing/texts.en.ts';
import { texts as supplyChainFinancingInIndonesian } from './supply-chain-financing/texts.id.ts';

type Form = { definition: FormDefinition; texts: Readonly<Record<Locale, FormTexts>> };

/** Every form of the site, by name. */
export const FORMS = {
  contact: { definition: contactForm, texts: { id: contactInIndonesian, en: contactInEnglish } },
  complaint: { definition: complaintForm, texts: { id: complaintInIndonesian, en: complaintInEnglish } },
  'product-registration': {
    definition: productRegistrationForm,
    texts: { id: productRegistrationInIndonesian, en: productRegistrationInEnglish },
  },
  'supply-chain-financing': {
    definition: supplyChainFinancingForm,
    texts: { id: supplyChainFinancingInIndonesian, en: supplyChainFinancingInEnglish },
  },
  'msme-consultation': {
    definition: msmeConsultationForm,
    texts: { id: msmeConsultationInIndonesian, en: msmeConsultationInEnglish },
  },
  'data-request': {
    definition: dataRequestForm,
    texts: { id: dataRequestInIndonesian, en: dataRequestInEnglish },
  },
} as const satisfies Record<string, Form>;

export type FormName = keyof typeof FORMS;

export const FORM_NAMES = Object.keys(FORMS) as FormName[];

export const isFormName = (name: string): name is FormName => Object.hasOwn(FORMS, name);

/**
 * The forms whose finished cases law demands to be kept: not even their sender's request erases one earlier. Regulation
 * demands their receipts, too.
 */
export const FORMS_KEPT_BY_LAW: readonly FormName[] = FORM_NAMES.filter((name) => {
  const { definition }: Form = FORMS[name];
  return definition.isRetentionStatutory;
});

/** A form with its texts in one language, as its page receives it. */
export type LocalizedForm = { definition: FormDefinition; texts: FormTexts; answerTime: string };

/** @param answerTime in words, where the fact is known; by default that of the definition. */
export function formIn(locale: Locale, name: FormName, answerTime?: string): LocalizedForm {
  const { definition, texts }: Form = FORMS[name];
  const time = answerTime ?? formatAnswerTime(definition.answerTime, locale);
  const withTime = (text: string) => text.replaceAll('{answerTime}', time);
  const { nextSteps, receipt, ...others } = texts[locale];
  return {
    definition,
    answerTime: time,
    texts: {
      ...others,
      nextSteps: withTime(nextSteps),
      ...(receipt ? { receipt: receipt.map(withTime) } : {}),
    },
  };
}
