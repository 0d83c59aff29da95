import type { Locale, LocalizedForm } from '@beranda/contract';
import { formatJakartaTime } from '#cms/dates/jakarta.ts';
import type { Case } from '#cms/payload-types.ts';
import type { Letter } from './draw-letter.ts';
import { letterTexts } from './letter-texts.ts';

/** A complaint with its answers masked, as Payload reads it. */
export type ReadCase = Pick<
  Case,
  'answers' | 'locale' | 'receivedAt' | 'senderEmail' | 'senderName' | 'senderPhone' | 'ticket'
>;

/** Who sends the letter. */
export type Sender = { bankName: string; address: string; phone: string; officer: string };

type OfficerLabel = 'officer' | 'answeringOfficer';

const orNone = (locale: Locale, value: unknown) => String(value ?? '').trim() || letterTexts[locale].none;

/**
 * The details that a receipt of a complaint has to name: register number, date received, customer identity, phone,
 * product or service, officer, phone of the receiving office. Numbers stay masked: mail is not confidential.
 */
function letterDetailsOf(
  one: ReadCase,
  sender: Sender,
  { texts }: LocalizedForm,
  officer: OfficerLabel,
): Letter['details'] {
  const { answers, locale, receivedAt, senderName, senderPhone, ticket } = one;
  const words = letterTexts[locale];
  const isRepresented = answers.complainant === 'representative';
  const product = texts.fields.product?.options?.[String(answers.product)];
  return [
    [words.register, ticket],
    [words.received, formatJakartaTime(receivedAt, locale, 'long')],
    [words.customer, orNone(locale, isRepresented ? answers.customerName : senderName)],
    ...(isRepresented ? [[words.representative, senderName] as const] : []),
    [words.identity, orNone(locale, answers.identityNumber)],
    [words.phone, senderPhone],
    [words.product, orNone(locale, product)],
    [words[officer], sender.officer || words.desk],
    [words.office, orNone(locale, sender.phone)],
  ];
}

const headOf = (locale: Locale, { address, bankName }: Sender) => ({
  locale,
  bankName,
  bankAddress: address,
});

/** The receipt of a complaint, in the language of its sender. */
export function receiptLetter(one: ReadCase, sender: Sender, form: LocalizedForm): Letter {
  const words = letterTexts[one.locale];
  return {
    ...headOf(one.locale, sender),
    title: words.receiptTitle,
    details: letterDetailsOf(one, sender, form, 'officer'),
    sections: [{ title: words.next, paragraphs: [form.texts.nextSteps, ...(form.texts.receipt ?? [])] }],
  };
}

/** An answer of the bank: its text, when it was given, and whether it decides an appeal. */
export type FinalAnswer = { text: string; at: string; isOfAppeal: boolean };

/** The final answer to a complaint or an appeal, in the language of its sender. */
export function answerLetter(
  one: ReadCase,
  sender: Sender,
  form: LocalizedForm,
  answer: FinalAnswer,
): Letter {
  const words = letterTexts[one.locale];
  const appeal = one.senderEmail ? words.appealByMail : words.appealWithoutMail;
  return {
    ...headOf(one.locale, sender),
    title: answer.isOfAppeal ? words.appealAnswerTitle : words.answerTitle,
    details: [
      ...letterDetailsOf(one, sender, form, 'answeringOfficer'),
      [words.answered, formatJakartaTime(answer.at, one.locale, 'long')],
    ],
    sections: [
      { title: words.answer, paragraphs: answer.text.split(/\n\s*\n/) },
      {
        title: words.escalation,
        paragraphs: answer.isOfAppeal ? words.afterAppealText : [appeal, ...words.escalationText],
      },
    ],
  };
}
