import { formIn } from '@beranda/contract';
import type { Payload } from 'payload';
import { readGlobal } from '#cms/content/read-stored.ts';
import type { Case, CaseEvent } from '#cms/payload-types.ts';
import { answerLetter, receiptLetter, type Sender } from './complaint-letter.ts';
import { drawLetter } from './draw-letter.ts';
import { letterTexts } from './letter-texts.ts';

/** A letter as a file. */
export type LetterFile = { name: string; content: Buffer };

async function senderOf(payload: Payload, one: Case): Promise<Sender> {
  const { bankName, headOffice } = await readGlobal(payload, 'settings', one.locale);
  const { complaintOfficer } = await payload.findGlobal({ slug: 'service', depth: 0, overrideAccess: true });
  return {
    bankName,
    address: headOffice.address,
    phone: headOffice.phone,
    officer: complaintOfficer ?? '',
  };
}

/** The last final answer of a complaint, or the one of an event; null if there is none. */
async function findAnswer(payload: Payload, one: Case, eventId?: number): Promise<CaseEvent | null> {
  const { docs } = await payload.find({
    collection: 'case-events',
    where: {
      and: [
        { case: { equals: one.id } },
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
  one: Case,
  letter: Parameters<typeof drawLetter>[0],
): Promise<LetterFile> => ({
  name: `${name}-${one.ticket}.pdf`,
  content: await drawLetter(letter),
});

/** The receipt of a complaint as PDF. */
export async function makeReceipt(payload: Payload, one: Case): Promise<LetterFile> {
  const letter = receiptLetter(one, await senderOf(payload, one), formIn(one.locale, one.form));
  return fileOf(letterTexts[one.locale].receiptFile, one, letter);
}

/** A final answer as PDF: of an event, or the last one; null if there is none. */
export async function makeAnswer(payload: Payload, one: Case, eventId?: number): Promise<LetterFile | null> {
  const event = await findAnswer(payload, one, eventId);
  if (!event) return null;
  return answerFile(payload, one, { text: event.note ?? '', at: event.at, officer: event.authorName });
}

/** A final answer as PDF. `officer` is who gave it; without one, the officer of the settings. */
export async function answerFile(
  payload: Payload,
  one: Case,
  { at, officer, text }: { text: string; at: string; officer?: string | null },
): Promise<LetterFile> {
  const sender = await senderOf(payload, one);
  const appealedAt = one.clock?.appealedAt;
  const isOfAppeal = !!appealedAt && Date.parse(at) >= Date.parse(appealedAt);
  const letter = answerLetter(
    one,
    { ...sender, officer: officer ?? sender.officer },
    formIn(one.locale, one.form),
    { text, at, isOfAppeal },
  );
  return fileOf(letterTexts[one.locale].answerFile, one, letter);
}
