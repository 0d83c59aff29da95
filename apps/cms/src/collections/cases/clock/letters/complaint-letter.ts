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

/** The bank as the letter names it: address, phone and the officer in charge. */
export type LetterIssuer = { bankName: string; address: string; phone: string; officer: string };

type OfficerLabel = 'officer' | 'answeringOfficer';

const orNone = (locale: Locale, value: unknown) => String(value ?? '').trim() || letterTexts[locale].none;

/**
 * The details that a receipt of a complaint has to name: register number, date received, customer identity, phone,
 * product or service, officer, phone of the receiving office. Numbers stay masked: mail is not confidential.
 */
function letterDetailsOf(
  one: ReadCase,
  issuer: LetterIssuer,
  { definition, texts }: LocalizedForm,
  officer: OfficerLabel,
): Letter['details'] {
  const { answers, locale, senderName, senderPhone, ticket } = one;
  const localeTexts = letterTexts[locale];
  const isRepresented = answers.complainant === 'representative';
  const product = texts.fields.product?.options?.[String(answers.product)];
  return [
    [localeTexts.register, ticket],
    [localeTexts.received, receivedText(one, definition)],
    [localeTexts.customer, orNone(locale, isRepresented ? answers.customerName : senderName)],
    ...(isRepresented ? [[localeTexts.representative, senderName] as const] : []),
    [
      isRepresented ? localeTexts.representativeIdentity : localeTexts.identity,
      orNone(locale, answers.identityNumber),
    ],
    [localeTexts.phone, senderPhone],
    [localeTexts.product, orNone(locale, product)],
    [localeTexts[officer], issuer.officer || localeTexts.desk],
    [localeTexts.office, orNone(locale, issuer.phone)],
  ];
}

const headOf = (locale: Locale, { address, bankName }: LetterIssuer) => ({
  locale,
  bankName,
  bankAddress: address,
});

/** The receipt of a complaint, in the language of its sender: also for who has no e-mail, and so no other proof of the deadline. */
export function receiptLetter(one: ReadCase, issuer: LetterIssuer, form: LocalizedForm): Letter {
  const localeTexts = letterTexts[one.locale];
  const deadline = promisedDeadlineText(one);
  return {
    ...headOf(one.locale, issuer),
    title: localeTexts.receiptTitle,
    details: [
      ...letterDetailsOf(one, issuer, form, 'officer'),
      ...(deadline === null ? [] : [[localeTexts.due, deadline] as const]),
    ],
    sections: [
      { title: localeTexts.next, paragraphs: [nextStepsOf(one, form), ...(form.texts.receipt ?? [])] },
    ],
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
  issuer: LetterIssuer,
  form: LocalizedForm,
  answer: FinalAnswer,
): Letter {
  const localeTexts = letterTexts[one.locale];
  const appeal = one.senderEmail ? localeTexts.appealByMail : localeTexts.appealWithoutMail;
  return {
    ...headOf(one.locale, issuer),
    title: answer.isOfAppeal ? localeTexts.appealAnswerTitle : localeTexts.answerTitle,
    details: [
      ...letterDetailsOf(one, issuer, form, 'answeringOfficer'),
      [
        localeTexts.answered,
        answer.day === undefined
          ? formatJakartaTime(answer.at, one.locale, 'long')
          : formatLongDate(answer.day, one.locale),
      ],
    ],
    sections: [
      { title: localeTexts.answer, paragraphs: answer.text.split(/\n\s*\n/) },
      {
        title: localeTexts.escalation,
        paragraphs: answer.isOfAppeal ? localeTexts.afterAppealText : [appeal, ...localeTexts.escalationText],
      },
    ],
  };
}
