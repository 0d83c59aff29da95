import { formIn } from '@beranda/contract';
import type { Payload } from 'payload';
import { readGlobal } from '#cms/content/read-stored.ts';
import type { Case, CaseEvent } from '#cms/payload-types.ts';
import { answerLetter, receiptLetter, type Sender } from './complaint-letter.ts';
import { drawLetter } from './draw-letter.ts';
import { letterTexts } from './letter-texts.ts';

/** A letter as a file. */
export type LetterFile = { name: string; content: Buffer };

async function senderOf(payload: Payload, caseDoc: Case): Promise<Sender> {
  const { bankName, headOffice } = await readGlobal(payload, 'settings', caseDoc.locale);
  const { complaintOfficer } = await payload.findGlobal({ slug: 'service', depth: 0, overrideAccess: true });
  return {
    bankName,
    address: headOffice.address,
    phone: headOffice.phone,
    officer: complaintOfficer ?? '',
  };
}

/** The last final answer of a complaint, or the one of an event; null if there is none. */
async function findAnswer(payload: Payload, caseDoc: Case, eventId?: number): Promise<CaseEvent | null> {
  const { docs } = await payload.find({
    collection: 'case-events',
    where: {
      and: [
        { case: { equals: caseDoc.id } },
        { kind: { equals: 'answered' } },
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

const fileOf = async (
  name: string,
  caseDoc: Case,
  letter: Parameters<typeof drawLetter>[0],
): Promise<LetterFile> => ({
  name: `${name}-${caseDoc.ticket}.pdf`,
  content: await drawLetter(letter),
});

/** The receipt of a complaint as PDF. */
export async function makeReceipt(payload: Payload, caseDoc: Case): Promise<LetterFile> {
  const letter = receiptLetter(
    caseDoc,
    await senderOf(payload, caseDoc),
    formIn(caseDoc.locale, caseDoc.form),
  );
  return fileOf(letterTexts[caseDoc.locale].receiptFile, caseDoc, letter);
}

/** A final answer as PDF: of an event, or the last one; null if there is none. */
export async function makeAnswer(
  payload: Payload,
  caseDoc: Case,
  eventId?: number,
): Promise<LetterFile | null> {
  const event = await findAnswer(payload, caseDoc, eventId);
  if (!event) return null;
  return answerFile(payload, caseDoc, { text: event.note ?? '', at: event.at, officer: event.authorName });
}

/** A final answer as PDF. `officer` is who gave it; without one, the officer of the settings. */
export async function answerFile(
  payload: Payload,
  caseDoc: Case,
  { at, officer, text }: { text: string; at: string; officer?: string | null },
): Promise<LetterFile> {
  const sender = await senderOf(payload, caseDoc);
  const appealedAt = caseDoc.clock?.appealedAt;
  const isOfAppeal = !!appealedAt && Date.parse(at) >= Date.parse(appealedAt);
  const letter = answerLetter(
    caseDoc,
    { ...sender, officer: officer ?? sender.officer },
    formIn(caseDoc.locale, caseDoc.form),
    { text, at, isOfAppeal },
  );
  return fileOf(letterTexts[caseDoc.locale].answerFile, caseDoc, letter);
}
