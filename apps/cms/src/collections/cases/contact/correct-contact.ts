import { FORMS, type FormDefinition, isFormName, isReceiptSent } from '@beranda/contract';
import { fieldSchema } from '@beranda/contract/forms/field-schema';
import type { PayloadRequest } from 'payload';
import * as z from 'zod';
import { inTransaction, sql, writeRows } from '#cms/database/sql.ts';
import { errorsByField } from '#cms/http/errors-by-field.ts';
import { readJsonBody } from '#cms/http/read-body.ts';
import { errorResponse, jsonResponse } from '#cms/http/responses.ts';
import { bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import type { Case } from '#cms/payload-types.ts';
import { deleteAll } from '#cms/saves/delete-all.ts';
import { lockDocument } from '#cms/saves/lock-document.ts';
import { caseEndpoint } from '../case-endpoint.ts';
import { recordEvent } from '../history/record-event.ts';
import { emailKeyOf, phoneKeyOf } from '../person/person.ts';
import { searchTextOf } from '../search-text.ts';
import { isFinished } from '../status/case-status.ts';
import { CaseIsMergedError } from '../status/check-status.ts';
import { CONTACT_FIELDS, CONTACT_REASON_MAX_LENGTH, type ContactField } from './contact-fields.ts';

/** Every character escaped, plus overhead. */
const BODY_LIMIT_BYTES = CONTACT_REASON_MAX_LENGTH * 6 + 4 * 1024;
const CONFLICT = 409;

const unchanged = bilingual(
  'Kontak ini sama dengan yang tersimpan.',
  'This is the contact that is stored already.',
);

const outdated = bilingual(
  'Belum tersimpan: kontak ini sudah berubah sesudah halaman ini dibuka. Muat ulang halaman ini, lalu periksa kontaknya.',
  'Not stored: this contact has changed since the page was opened. Reload the page, and check the contact.',
);

const newPhone = fieldSchema({ type: 'phone' }, {}, { isNew: true });

/** A new number, or the stored one as it is: the forms of earlier releases took some that those of today reject. */
const phoneOf = ({ senderPhone }: Pick<Case, 'senderPhone'>) =>
  z.unknown().transform((value, context) => {
    if (value === senderPhone) return senderPhone;
    const result = newPhone.pipe(z.string()).safeParse(value);
    if (result.success) return result.data;
    for (const { message } of result.error.issues) context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });

/** Changed values must be valid by the forms of the site. An empty address removes that of the sender. */
const correctionOf = (stored: Pick<Case, 'senderPhone'>) =>
  z.object({
    /** The contact that the screen showed. Each correction has both values, so an outdated one would undo another. */
    seen: z.object({ senderEmail: z.string(), senderPhone: z.string() }),
    senderEmail: fieldSchema({ type: 'email', isOptional: true }, {}).pipe(z.string().optional()),
    senderPhone: phoneOf(stored),
    reason: z
      .string({ error: 'required' })
      .trim()
      .min(1, { error: 'required' })
      .max(CONTACT_REASON_MAX_LENGTH, { error: 'tooLong' }),
  });

type Contact = { senderEmail: string | null; senderPhone: string };

type ContactOfCase = Pick<Case, 'id' | ContactField>;

const changedFields = (caseDoc: ContactOfCase, contact: Contact): ContactField[] =>
  CONTACT_FIELDS.filter((field) => (caseDoc[field] ?? null) !== contact[field]);

/** Records what became of one field of a contact. Returns the id of the event. */
function recordCorrection(
  req: PayloadRequest,
  caseDoc: ContactOfCase,
  contact: Contact,
  { field, reason }: { field: ContactField; reason: string },
): Promise<number> {
  const [from, to] = [caseDoc[field], contact[field]];
  const values = { ...(from && { from }), ...(to && { to }) };
  return recordEvent(req, { case: caseDoc.id, kind: 'note', field, ...values, note: reason });
}

/**
 * Gives the new contact to the cases that were merged into this one and have the former one: they are read-only, but
 * their sender looks them up with it, and they are found by it.
 */
async function correctMergedCases(
  req: PayloadRequest,
  former: Case,
  contact: Contact,
  reason: string,
): Promise<void> {
  const { docs } = await req.payload.find({
    collection: 'cases',
    where: { mergedInto: { equals: former.id } },
    select: { senderEmail: true, senderName: true, senderPhone: true, ticket: true },
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  });
  const formerEmailKey = emailKeyOf(former.senderEmail ?? '');
  const formerPhoneKey = phoneKeyOf(former.senderPhone);
  for (const merged of docs) {
    const { id, ticket, senderName } = merged;
    const hasFormerEmail = emailKeyOf(merged.senderEmail ?? '') === formerEmailKey;
    const senderEmail = hasFormerEmail ? contact.senderEmail : (merged.senderEmail ?? null);
    const hasFormerPhone = phoneKeyOf(merged.senderPhone) === formerPhoneKey;
    const senderPhone = hasFormerPhone ? contact.senderPhone : merged.senderPhone;
    await writeRows(
      req,
      sql`UPDATE cases SET sender_email = ${senderEmail}, sender_email_key = ${senderEmail && emailKeyOf(senderEmail)},
            sender_phone = ${senderPhone}, sender_phone_key = ${phoneKeyOf(senderPhone)},
            search_text = ${searchTextOf({ senderEmail, senderName, senderPhone, ticket })}
          WHERE id = ${id}`,
    );
    // Statements run no hooks: nothing else records the change.
    const corrected = { senderEmail, senderPhone };
    for (const field of changedFields(merged, corrected))
      await recordCorrection(req, merged, corrected, { field, reason });
  }
}

/** Whether the sender gets a receipt at an address, which they may never have got at the former one. */
function isReceiptDue({ answers, form, status, ...former }: Case, { senderEmail }: Contact): boolean {
  if (!isFormName(form) || isFinished(status)) return false;
  if (emailKeyOf(former.senderEmail ?? '') === emailKeyOf(senderEmail ?? '')) return false;
  const definition: FormDefinition = FORMS[form].definition;
  return isReceiptSent(definition, { ...answers, [definition.sender.email]: senderEmail });
}

/** Queues the receipt for a corrected address in place of those that wait, which would go to it too. */
async function queueReceipt(req: PayloadRequest, id: number, event: number): Promise<void> {
  await deleteAll(req, 'payload-jobs', {
    and: [
      { 'input.case': { equals: String(id) } },
      { taskSlug: { equals: 'sendReceipt' } },
      { processing: { not_equals: true } },
      { hasError: { not_equals: true } },
      { completedAt: { exists: false } },
    ],
  });
  await req.payload.jobs.queue({
    task: 'sendReceipt',
    input: { case: String(id), event: String(event) },
    req,
  });
}

async function store(
  req: PayloadRequest,
  caseDoc: Case,
  contact: Contact,
  { changed, reason }: { changed: readonly ContactField[]; reason: string },
): Promise<void> {
  const { id } = caseDoc;
  await req.payload.update({
    collection: 'cases',
    id,
    data: contact,
    depth: 0,
    overrideAccess: true,
    req,
  });
  await correctMergedCases(req, caseDoc, contact, reason);
  for (const field of changed) {
    const event = await recordCorrection(req, caseDoc, contact, { field, reason });
    if (field === 'senderEmail' && isReceiptDue(caseDoc, contact)) await queueReceipt(req, id, event);
  }
}

async function correctContact(req: PayloadRequest, id: number): Promise<Response> {
  const before = await req.payload.findByID({ collection: 'cases', id, depth: 0, overrideAccess: true });
  const body = correctionOf(before).safeParse(await readJsonBody(req, BODY_LIMIT_BYTES));
  if (!body.success) return errorResponse(400, 'Some fields are not valid', errorsByField(body.error));
  const { reason, seen, senderEmail = null, senderPhone } = body.data;
  const contact = { senderEmail, senderPhone };
  return inTransaction(req, async () => {
    // Before the case is read: a running merge may be about to end it.
    await lockDocument(req, { slug: 'cases', id });
    const caseDoc = await req.payload.findByID({
      collection: 'cases',
      id,
      depth: 0,
      overrideAccess: true,
      req,
    });
    if (caseDoc.status === 'merged') return errorResponse(CONFLICT, new CaseIsMergedError(req).message);
    const isOutdated = changedFields(caseDoc, { ...seen, senderEmail: seen.senderEmail || null }).length > 0;
    if (isOutdated) return errorResponse(CONFLICT, inLanguageOf(req, outdated));
    const changed = changedFields(caseDoc, contact);
    if (changed.length === 0) return errorResponse(CONFLICT, inLanguageOf(req, unchanged));
    await store(req, caseDoc, contact, { changed, reason });
    return jsonResponse({ case: id });
  });
}

/**
 * Corrects the e-mail address and phone number of the sender, with a reason: `POST /api/cases/{id}/contact`. The history
 * keeps the former ones; everything else uses the new ones. To a new address of an open case the receipt is sent. 409 if
 * the contact has changed since the screen of the request was opened.
 */
export const correctContactEndpoint = caseEndpoint('/:id/contact', correctContact);
