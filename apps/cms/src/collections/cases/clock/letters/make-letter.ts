import { formIn } from '@beranda/contract';
import type { Payload } from 'payload';
import { readGlobal } from '#cms/content/read-stored.ts';
import { phoneText } from '#cms/i18n/phone-text.ts';
import type { Case, CaseEvent } from '#cms/payload-types.ts';
import type { EventKind } from '../../history/event-kinds.ts';
import {
  answerDayOf,
  answerLetter,
  type FinalAnswer,
  type LetterIssuer,
  receiptLetter,
} from './complaint-letter.ts';
import { drawLetter } from './draw-letter.ts';
import { letterTexts } from './letter-texts.ts';

/** A letter as a file. */
export type LetterFile = { name: string; content: Buffer };

async function readIssuer(payload: Payload, caseDoc: Case): Promise<LetterIssuer> {
  const { bankName, headOffice } = await readGlobal(payload, 'settings', caseDoc.locale);
  const { complaintOfficer } = await payload.findGlobal({ slug: 'service', depth: 0, overrideAccess: true });
  return {
    bankName,
    address: headOffice.address,
    phone: phoneText(headOffice.phone, caseDoc.locale),
    officer: complaintOfficer ?? '',
  };
}

/** The last event of a kind in the history of a case, or the one with an id; null if there is none. */
async function findEvent(
  payload: Payload,
  caseDoc: Case,
  kind: EventKind,
  eventId?: number,
): Promise<CaseEvent | null> {
  const { docs } = await payload.find({
    collection: 'case-events',
    where: {
      and: [
        { case: { equals: caseDoc.id } },
        { kind: { equals: kind } },
        ...(eventId === undefined ? [] : [{ id: { equals: eventId } }]),
      ],
    },
    sort: '-id',
    limit: 1,
    depth: 0,
    overrideAccess: true,
  });
  return docs[0] ?? null;
}

/** Whether an event came after the appeal, whose own time may be earlier: staff enter the day on which it came. */
async function isAfterAppeal(payload: Payload, caseDoc: Case, { id }: CaseEvent): Promise<boolean> {
  const { totalDocs } = await payload.count({
    collection: 'case-events',
    where: {
      and: [{ case: { equals: caseDoc.id } }, { kind: { equals: 'appealed' } }, { id: { less_than: id } }],
    },
    overrideAccess: true,
  });
  return totalDocs > 0;
}

const fileOf = async (
  name: string,
  caseDoc: Case,
  letter: Parameters<typeof drawLetter>[0],
): Promise<LetterFile> => ({
  name: `${name}-${caseDoc.ticket}.pdf`,
  content: await drawLetter(letter),
});

/** The receipt of a complaint as PDF. It names who recorded the complaint; of the site, the officer of the settings. */
export async function makeReceipt(payload: Payload, caseDoc: Case): Promise<LetterFile> {
  const issuer = await readIssuer(payload, caseDoc);
  const recorded = await findEvent(payload, caseDoc, 'recorded');
  const officer = recorded?.authorName ?? issuer.officer;
  const letter = receiptLetter(caseDoc, { ...issuer, officer }, formIn(caseDoc.locale, caseDoc.form));
  return fileOf(letterTexts[caseDoc.locale].receiptFile, caseDoc, letter);
}

/** The letter of an answer, and whether it decides an appeal. */
type AnswerFile = LetterFile & { isOfAppeal: boolean };

/** A final answer as PDF: of an event, or the last one; null if there is none. */
export async function makeAnswer(
  payload: Payload,
  caseDoc: Case,
  eventId?: number,
): Promise<AnswerFile | null> {
  const event = await findEvent(payload, caseDoc, 'answered', eventId);
  if (!event) return null;
  const isOfAppeal = await isAfterAppeal(payload, caseDoc, event);
  return answerFile(payload, caseDoc, {
    text: event.note ?? '',
    at: event.at,
    isOfAppeal,
    ...answerDayOf(caseDoc, isOfAppeal),
    officer: event.authorName,
  });
}

type Answer = FinalAnswer & { officer?: string | null };

/** A final answer as PDF. `officer` is who gave it; without one, the officer of the settings. */
export async function answerFile(
  payload: Payload,
  caseDoc: Case,
  { officer, ...answer }: Answer,
): Promise<AnswerFile> {
  const issuer = await readIssuer(payload, caseDoc);
  const letter = answerLetter(
    caseDoc,
    { ...issuer, officer: officer ?? issuer.officer },
    formIn(caseDoc.locale, caseDoc.form),
    answer,
  );
  const { answerFile: name, appealAnswerFile } = letterTexts[caseDoc.locale];
  const { isOfAppeal } = answer;
  return { ...(await fileOf(isOfAppeal ? appealAnswerFile : name, caseDoc, letter)), isOfAppeal };
}
