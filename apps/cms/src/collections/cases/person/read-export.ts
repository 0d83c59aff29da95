import { access } from 'node:fs/promises';
import { fieldsOf, formatAnswer, formIn, isFormName, type Locale } from '@beranda/contract';
import type { PayloadRequest } from 'payload';
import { fileOfAttachment } from '#cms/collections/attachments/attachment-files.ts';
import { readGlobal } from '#cms/content/read-stored.ts';
import { formatJakartaTime } from '#cms/dates/jakarta.ts';
import type { Env } from '#cms/env.ts';
import type { Case, CaseEvent } from '#cms/payload-types.ts';
import { contactLabels, correctedContactIn } from '../contact/contact-fields.ts';
import { eventLabels } from '../history/event-kinds.ts';
import { timelineTexts } from '../history/timeline-texts.ts';
import { findOfferedLabels } from '../offered-labels.ts';
import { decryptAnswer, isSensitive } from '../sensitive-answers.ts';
import { caseStatusLabels } from '../status/case-status.ts';
import type { ExportedCase, ExportedData, ExportedFile, LabelledValue } from './export-data.ts';
import { readRelatedRows } from './export-related-rows.ts';
import { exportTexts } from './export-texts.ts';
import type { FoundCase } from './list-cases.ts';

type Options = Pick<Env, 'dataDir' | 'encryptionKeys'> & { locale: Locale };

const dayAndTime = (time: string, locale: Locale) => formatJakartaTime(time, locale, 'long');

/** All answers in full, labelled as in the form. They are the person's own. */
async function listAnswers(
  req: PayloadRequest,
  caseDoc: Case,
  { encryptionKeys, locale }: Options,
): Promise<LabelledValue[]> {
  if (!isFormName(caseDoc.form)) return [];
  const { definition, texts } = formIn(locale, caseDoc.form);
  const offered = await findOfferedLabels(req.payload, locale, definition, caseDoc.answers);
  const fields = fieldsOf(definition);
  const names = [...new Set([...Object.keys(fields), ...Object.keys(caseDoc.answers)])];
  return names
    .filter((name) => caseDoc.answers[name] !== undefined && caseDoc.answers[name] !== null)
    .map((name) => {
      const answer = isSensitive(caseDoc.form, name)
        ? (decryptAnswer(req, caseDoc, name, encryptionKeys) ?? exportTexts[locale].unreadable)
        : caseDoc.answers[name];
      const { label, options } = texts.fields[name] ?? { label: name, options: undefined };
      return {
        label,
        value: formatAnswer(fields[name], answer, { locale, options, offeredLabel: offered.get(name) }),
      };
    });
}

function detailsOf(caseDoc: Case, locale: Locale): LabelledValue[] {
  const texts = exportTexts[locale];
  const { consent, eraseAfter } = caseDoc;
  return [
    { label: texts.ticket, value: caseDoc.ticket },
    { label: texts.received, value: dayAndTime(caseDoc.receivedAt, locale) },
    { label: texts.status, value: caseStatusLabels[caseDoc.status][locale] },
    { label: texts.name, value: caseDoc.senderName },
    ...(caseDoc.senderEmail ? [{ label: texts.email, value: caseDoc.senderEmail }] : []),
    { label: texts.phone, value: caseDoc.senderPhone },
    ...(consent?.at
      ? [
          {
            label: texts.consent,
            value: texts.consentOf(consent.noticeVersion ?? '–', dayAndTime(consent.at, locale)),
          },
        ]
      : []),
    ...(eraseAfter ? [{ label: texts.eraseAfter, value: dayAndTime(eraseAfter, locale) }] : []),
  ];
}

async function listFiles(req: PayloadRequest, { id, ticket }: Case, { dataDir, locale }: Options) {
  const { docs } = await req.payload.find({
    collection: 'attachments',
    where: { case: { equals: id } },
    sort: 'id',
    depth: 0,
    pagination: false,
    overrideAccess: true,
    showHiddenFields: true,
  });
  const files: ExportedFile[] = [];
  const attachments: ExportedCase['attachments'] = [];
  for (const [index, { key, name, bytes }] of docs.entries()) {
    const isThere = await access(fileOfAttachment(dataDir, key)).then(
      () => true,
      () => false,
    );
    // Numbered, since two files may have the same name. Names have no path: they were cleaned when they came.
    const path = `${exportTexts[locale].folder}/${ticket}/${index + 1}-${name}`;
    if (isThere) files.push({ path, key });
    attachments.push({ name, bytes, file: isThere ? path : null });
  }
  return { files, attachments };
}

/** The case events. A former contact is the person's own. */
function exportedEvent(event: CaseEvent, locale: Locale): string {
  const contact = correctedContactIn(event);
  if (!contact) return eventLabels[event.kind][locale];
  return `${timelineTexts.contactCorrected[locale]}: ${contactLabels[contact][locale]}, ${event.from ?? '–'} → ${event.to ?? '–'}`;
}

async function listHistory(
  req: PayloadRequest,
  id: number,
  locale: Locale,
): Promise<ExportedCase['history']> {
  const { docs } = await req.payload.find({
    collection: 'case-events',
    where: { case: { equals: id } },
    sort: 'id',
    depth: 0,
    pagination: false,
    overrideAccess: true,
  });
  return docs.map((event) => ({
    at: event.at,
    time: dayAndTime(event.at, locale),
    what: exportedEvent(event, locale),
  }));
}

/** Everything that is stored with these cases, in the language of the person; and the files that belong to it. */
export async function readExport(
  req: PayloadRequest,
  found: readonly FoundCase[],
  options: Options,
): Promise<{ data: ExportedData; files: ExportedFile[] }> {
  const { locale } = options;
  const cases: ExportedCase[] = [];
  const files: ExportedFile[] = [];
  for (const { id } of found) {
    // As stored: read operations mask the answers.
    const caseDoc = await req.payload.db.findOne<Case>({
      collection: 'cases',
      where: { id: { equals: id } },
    });
    if (!caseDoc) continue;
    const own = await listFiles(req, caseDoc, options);
    files.push(...own.files);
    cases.push({
      title: isFormName(caseDoc.form) ? formIn(locale, caseDoc.form).texts.title : caseDoc.form,
      details: detailsOf(caseDoc, locale),
      answers: await listAnswers(req, caseDoc, options),
      attachments: own.attachments,
      history: await listHistory(req, id, locale),
      relatedRows: await readRelatedRows(req, id, locale),
    });
  }
  const exportedAt = new Date().toISOString();
  const { bankName } = await readGlobal(req.payload, 'settings', locale);
  return { data: { bankName, exportedAt, time: dayAndTime(exportedAt, locale), cases }, files };
}
