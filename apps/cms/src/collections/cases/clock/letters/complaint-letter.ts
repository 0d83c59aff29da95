import type { Locale, LocalizedForm } from '@beranda/contract';
import { jakartaDate } from '@beranda/finance';
import { formatJakartaTime, formatLongDate } from '#cms/dates/jakarta.ts';
import type { Case } from '#cms/payload-types.ts';
import { nextStepsOf } from '../../mails/next-steps.ts';
import { receivedText } from '../../mails/received-text.ts';
import { promisedDeadlineText } from '../deadline-text.ts';
import type { Letter } from './draw-letter.ts';
import { letterTexts } from './letter-texts.ts';

/** A complaint with its answers masked, as Payload reads it. */
export type ReadCase = Pick<
  Case,
  | 'answers'
  | 'arrivedBy'
  | 'clock'
  | 'dueAt'
  | 'locale'
  | 'receivedAt'
  | 'senderEmail'
  | 'senderName'
  | 'senderPhone'
  | 'ticket'
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
  { definition, texts }: LocalizedForm,
  officer: OfficerLabel,
): Letter['details'] {
  const { answers, locale, senderName, senderPhone, ticket } = one;
  const words = letterTexts[locale];
  const isRepresented = answers.complainant === 'representative';
  const product = texts.fields.product?.options?.[String(answers.product)];
  return [
    [words.register, ticket],
    [words.received, receivedText(one, definition)],
    [words.customer, orNone(locale, isRepresented ? answers.customerName : senderName)],
    ...(isRepresented ? [[words.representative, senderName] as const] : []),
    [isRepresented ? words.representativeIdentity : words.identity, orNone(locale, answers.identityNumber)],
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

/** The receipt of a complaint, in the language of its sender: also for who has no e-mail, and so no other proof of the deadline. */
export function receiptLetter(one: ReadCase, sender: Sender, form: LocalizedForm): Letter {
  const words = letterTexts[one.locale];
  const deadline = promisedDeadlineText(one);
  return {
    ...headOf(one.locale, sender),
    title: words.receiptTitle,
    details: [
      ...letterDetailsOf(one, sender, form, 'officer'),
      ...(deadline === null ? [] : [[words.due, deadline] as const]),
    ],
    sections: [{ title: words.next, paragraphs: [nextStepsOf(one, form), ...(form.texts.receipt ?? [])] }],
  };
}

/** An answer of the bank: its text, when it was given, and whether it decides an appeal. */
export type FinalAnswer = {
  text: string;
  at: string;
  isOfAppeal: boolean;
  /** The day on which it was given, as ISO date, where it was no mail: staff enter it. */
  day?: string;
};

/** The day of an answer that was no mail. It may be recorded later, which is the time of its event. */
export function answerDayOf(
  { clock, senderEmail }: Pick<Case, 'clock' | 'senderEmail'>,
  isOfAppeal: boolean,
): Pick<FinalAnswer, 'day'> {
  const answeredAt = isOfAppeal ? clock?.appealAnsweredAt : clock?.answeredAt;
  return senderEmail || !answeredAt ? {} : { day: jakartaDate(answeredAt) };
}

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
      [
        words.answered,
        answer.day === undefined
          ? formatJakartaTime(answer.at, one.locale, 'long')
          : formatLongDate(answer.day, one.locale),
      ],
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
