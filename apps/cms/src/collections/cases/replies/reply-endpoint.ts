import { FORMS, fieldsOf, formIn, LOCALES } from '@beranda/contract';
import { APIError, type PayloadRequest } from 'payload';
import * as z from 'zod';
import { inTransaction } from '#cms/database/sql.ts';
import { readJsonBody } from '#cms/http/read-body.ts';
import { errorResponse, jsonResponse, NOT_FOUND } from '#cms/http/responses.ts';
import type { Case } from '#cms/payload-types.ts';
import type { EncryptionKeys } from '#cms/security/encryption-keys.ts';
import { caseEndpoint } from '../case-endpoint.ts';
import { decryptAnswer } from '../sensitive-answers.ts';
import { CASE_STATUSES } from '../status/case-status.ts';
import { changeStatus } from '../status/change-status.ts';
import { CaseIsMergedError } from '../status/check-status.ts';
import { fillPlaceholders } from './placeholders.ts';
import { queueReply } from './queue-reply.ts';
import { BODY_MAX_LENGTH, hasUnfilledGap, SUBJECT_MAX_LENGTH } from './reply-text.ts';

/** Every character escaped, plus overhead. */
const BODY_LIMIT_BYTES = (BODY_MAX_LENGTH + SUBJECT_MAX_LENGTH) * 6 + 1024;

/** A shorter number could be part of anything, such as a date. */
const MIN_SENSITIVE_LENGTH = 6;

const newReply = z.object({
  key: z.uuid(),
  locale: z.enum(LOCALES),
  subject: z
    .string()
    .trim()
    .min(1)
    .max(SUBJECT_MAX_LENGTH)
    // A line break would end the header, and begin another one.
    .regex(/^\P{Cc}*$/u, 'The subject must be one line'),
  body: z
    .string()
    .trim()
    .min(1)
    .max(BODY_MAX_LENGTH)
    .refine((text) => !hasUnfilledGap(text), 'The reply still has an unfilled gap (…) of its template'),
  status: z.enum(CASE_STATUSES).optional(),
});

type NewReply = z.infer<typeof newReply>;

/** Without what separates digits, and in capitals, as numbers of passports are stored. */
const compact = (text: string) => text.replaceAll(/[\s.-]/g, '').toUpperCase();

/** Whether a text contains an answer that is stored encrypted, in whichever way it is spaced. */
function hasSensitiveAnswer(
  req: PayloadRequest,
  caseDoc: Case,
  text: string,
  encryptionKeys: EncryptionKeys,
): boolean {
  const written = compact(text);
  return Object.keys(fieldsOf(FORMS[caseDoc.form].definition)).some((name) => {
    const plain = decryptAnswer(req, caseDoc, name, encryptionKeys);
    return plain !== undefined && plain.length >= MIN_SENSITIVE_LENGTH && written.includes(compact(plain));
  });
}

async function isReplyStored(req: PayloadRequest, key: string): Promise<boolean> {
  const { totalDocs } = await req.payload.count({
    collection: 'case-replies',
    where: { key: { equals: key } },
    overrideAccess: true,
  });
  return totalDocs > 0;
}

/** Stores a reply with its job, and changes the status, all or nothing. */
async function store(req: PayloadRequest, caseDoc: Case, reply: NewReply): Promise<void> {
  const { id, ticket } = caseDoc;
  const { key, locale, status } = reply;
  const form = formIn(locale, caseDoc.form).texts.title;
  const values = { name: caseDoc.senderName, ticket, form };
  await inTransaction(req, async () => {
    if (status !== undefined && status !== caseDoc.status) await changeStatus(req, id, status);
    await queueReply(req, caseDoc, {
      key,
      locale,
      subject: fillPlaceholders(reply.subject, values),
      body: fillPlaceholders(reply.body, values),
    });
  });
}

async function sendReply(req: PayloadRequest, id: number, encryptionKeys: EncryptionKeys): Promise<Response> {
  const body = newReply.safeParse(await readJsonBody(req, BODY_LIMIT_BYTES));
  if (!body.success) return errorResponse(400, body.error.issues[0]?.message ?? 'The reply is not valid');
  // As stored: Payload's read operations mask the answers.
  const caseDoc = await req.payload.db.findOne<Case>({
    collection: 'cases',
    where: { id: { equals: id } },
  });
  if (!caseDoc) return errorResponse(404, NOT_FOUND);
  if (!caseDoc.senderEmail) return errorResponse(409, 'The sender has no e-mail address');
  const { key, subject, body: text } = body.data;
  if (hasSensitiveAnswer(req, caseDoc, `${subject}\n${text}`, encryptionKeys))
    return errorResponse(422, 'The reply contains a sensitive answer of the case');
  if (await isReplyStored(req, key)) return jsonResponse({ case: caseDoc.id });
  try {
    if (caseDoc.status === 'merged') throw new CaseIsMergedError(req);
    await store(req, caseDoc, body.data);
  } catch (error) {
    // Race condition: the same screen has sent it twice at once.
    if (await isReplyStored(req, key)) return jsonResponse({ case: caseDoc.id });
    // The status may not follow, or the case was merged since.
    if (error instanceof APIError && error.status < 500) return errorResponse(409, error.message);
    throw error;
  }
  return jsonResponse({ case: caseDoc.id }, 202);
}

/** Queues a reply to the sender of a case. It may change the status in the same transaction. */
export const sendReplyEndpoint = (encryptionKeys: EncryptionKeys) =>
  caseEndpoint('/:id/replies', (req, id) => sendReply(req, id, encryptionKeys));
