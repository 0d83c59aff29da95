import { fieldsOf, formatAnswer, type Locale } from '@beranda/contract';
import type { PayloadRequest, Where } from 'payload';
import { canReadAttachments } from '#cms/access/access-table.ts';
import { isWorkerOf } from '#cms/access/case-forms.ts';
import { relatedIdOf } from '#cms/content/related-id.ts';
import { listOf, readRows, sql } from '#cms/database/sql.ts';
import { formatJakartaDateTime } from '#cms/dates/jakarta.ts';
import { bilingual, inLanguageOf, userLocale } from '#cms/i18n/bilingual.ts';
import type { Case } from '#cms/payload-types.ts';
import { listDeskStaff } from '../assignment/desk-staff.ts';
import { formOfCase } from '../form-labels.ts';
import { createOfferedLabelFinder, type OfferedLabelFinder } from '../offered-labels.ts';
import { caseStatusLabels } from '../status/case-status.ts';

const BATCH = 200;

const columns = {
  ticket: bilingual('Nomor tiket', 'Ticket number'),
  form: bilingual('Formulir', 'Form'),
  status: bilingual('Status', 'Status'),
  assignee: bilingual('Petugas', 'Assignee'),
  received: bilingual('Diterima (WIB)', 'Received (Jakarta time)'),
  due: bilingual('Batas waktu (WIB)', 'Due (Jakarta time)'),
  closed: bilingual('Ditutup (WIB)', 'Closed (Jakarta time)'),
  name: bilingual('Nama', 'Name'),
  email: bilingual('Email', 'E-mail'),
  phone: bilingual('Telepon', 'Phone'),
  language: bilingual('Bahasa', 'Language'),
  answers: bilingual('Isian', 'Answers'),
  attachments: bilingual('Lampiran', 'Attachments'),
};

const time = (value: string | null | undefined) => (value ? formatJakartaDateTime(value) : '');

/** The answers as people read them, a line each. Sensitive ones arrive masked. */
async function formatAnswers(
  { answers, form }: Case,
  locale: Locale,
  labelFinder: OfferedLabelFinder,
): Promise<string> {
  const { definition, labels } = formOfCase(form, locale);
  const offered = await labelFinder.find(definition, answers);
  const fields = definition ? fieldsOf(definition) : {};
  return Object.entries(answers)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => {
      const text = formatAnswer(fields[name], value, {
        locale,
        options: labels[name]?.options,
        offeredLabel: offered.get(name),
      });
      return `${labels[name]?.label ?? name}: ${text}`;
    })
    .join('\n');
}

/** Names of the attachments of some cases. */
async function listAttachmentNames(
  req: PayloadRequest,
  ids: readonly number[],
): Promise<Map<number, string[]>> {
  const names = new Map<number, string[]>();
  if (ids.length === 0) return names;
  const rows = await readRows<{ case_id: number; name: string }>(
    req.payload,
    sql`SELECT case_id, name FROM attachments WHERE case_id IN (${listOf(ids)}) ORDER BY id`,
  );
  for (const { case_id, name } of rows) names.set(case_id, [...(names.get(case_id) ?? []), name]);
  return names;
}

/**
 * The cases that match a filter and that the user may read, latest first, in batches. Keyset pagination: a page number
 * would read all earlier rows again, and shift when a case arrives meanwhile.
 */
async function* batchesOf(req: PayloadRequest, where: Where): AsyncGenerator<Case[]> {
  let before: number | null = null;
  for (;;) {
    const { docs }: { docs: Case[] } = await req.payload.find({
      collection: 'cases',
      where: { and: [where, ...(before === null ? [] : [{ id: { less_than: before } }])] },
      sort: '-id',
      limit: BATCH,
      pagination: false,
      depth: 0,
      overrideAccess: false,
      user: req.user,
    });
    if (docs.length > 0) yield docs;
    const last = docs.at(-1);
    if (docs.length < BATCH || !last) return;
    before = last.id;
  }
}

/** A list of cases as rows of texts in the user's language, the first one with the names of the columns. */
export async function* exportRows(req: PayloadRequest, where: Where): AsyncGenerator<string[]> {
  const locale = userLocale(req.i18n?.language);
  const hasAttachments = canReadAttachments({ req });
  const labelFinder = createOfferedLabelFinder(req.payload, locale);
  const staff = new Map((await listDeskStaff(req.payload)).map(({ id, name }) => [id, name]));
  const { attachments: attachmentColumn, ...others } = columns;
  const header = [...Object.values(others), ...(hasAttachments ? [attachmentColumn] : [])];
  const batches = batchesOf(req, where);
  // A wrong filter is found before anything is written.
  let batch = await batches.next();
  yield header.map((label) => inLanguageOf(req, label));
  for (; !batch.done; batch = await batches.next()) {
    const cases = batch.value;
    const files = hasAttachments
      ? await listAttachmentNames(
          req,
          cases.filter(({ form }) => isWorkerOf(form, req.user)).map(({ id }) => id),
        )
      : null;
    for (const caseDoc of cases)
      yield [
        caseDoc.ticket,
        formOfCase(caseDoc.form, locale).title,
        caseStatusLabels[caseDoc.status][locale],
        staff.get(relatedIdOf(caseDoc.assignee) ?? 0) ?? '',
        time(caseDoc.receivedAt),
        time(caseDoc.dueAt),
        time(caseDoc.closedAt),
        caseDoc.senderName,
        caseDoc.senderEmail ?? '',
        caseDoc.senderPhone,
        caseDoc.locale,
        await formatAnswers(caseDoc, locale, labelFinder),
        ...(files ? [(files.get(caseDoc.id) ?? []).join('\n')] : []),
      ];
  }
}
