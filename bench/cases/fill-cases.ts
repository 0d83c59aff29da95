import { randomUUID } from 'node:crypto';
import {
  FORM_NAMES,
  FORMS,
  type FormDefinition,
  type FormName,
  IDEMPOTENCY_KEY_HEADER,
  SERVICE_KEY_HEADER,
} from '@beranda/contract';
import { sampleOf } from '@beranda/contract/forms/form-sample';
import { DEFAULT_KEY_ID } from '../../apps/cms/src/security/encryption-keys.ts';
import type { Stack } from '../stack.ts';
import { type BulkDatabase, openBulkDatabase, type Row } from './bulk-database.ts';
import {
  attachmentRow,
  type CaseContext,
  caseRow,
  eventRows,
  type NewCase,
  newCase,
  noteRow,
  replyRow,
  type Sender,
  senderOf,
} from './case-rows.ts';

const BATCH_SIZE = 1_000;
/** Number of senders: two cases each on average. */
const SENDERS = 50_000;
/** One person has sent this many, and one of these cases has a history of so many events. */
const CASES_OF_ONE = 200;
const LONG_HISTORY = 300;
const REPLY_EVERY = 5;
const FILE_EVERY = 4;
/** Percentage of cases by form. */
const SHARES: Record<FormName, number> = {
  contact: 40,
  complaint: 35,
  'product-registration': 10,
  'supply-chain-financing': 5,
  'msme-consultation': 5,
  'data-request': 5,
};

/** Sends a form to the back office as the site does. */
async function submit(
  { cmsUrl, serviceKey }: Pick<Stack, 'cmsUrl' | 'serviceKey'>,
  form: FormName,
  notice?: string,
): Promise<void> {
  const response = await fetch(new URL(`/api/submissions/${form}`, cmsUrl), {
    method: 'POST',
    headers: {
      [SERVICE_KEY_HEADER]: serviceKey,
      [IDEMPOTENCY_KEY_HEADER]: randomUUID(),
      'content-type': 'application/json',
    },
    body: JSON.stringify({
      answers: await sampleOf(form),
      attachments: [],
      browser: randomUUID(),
      captcha: `altcha:${randomUUID()}`,
      locale: 'id',
      ...(notice && { notice }),
    }),
  });
  const body = (await response.json()) as { notice?: string };
  // The response names the notice in force.
  if (response.status === 409 && body.notice && !notice)
    return submit({ cmsUrl, serviceKey }, form, body.notice);
  if (response.status !== 201)
    throw new Error(`The form ${form} responded with ${response.status}: ${JSON.stringify(body)}`);
}

/** A column with JSON: text on SQLite. */
const parsed = (value: unknown): unknown => (typeof value === 'string' ? JSON.parse(value) : value);

/** The rows that the back office stores itself for a submission of each form. */
async function storeTemplates(stack: Stack, database: BulkDatabase): Promise<Record<string, Row>> {
  for (const form of FORM_NAMES) await submit(stack, form);
  const rows = await database.readAll('SELECT * FROM cases ORDER BY id');
  return Object.fromEntries(rows.map((row) => [row.form, { ...row, answers: parsed(row.answers) }]));
}

async function readHolidays(database: BulkDatabase): Promise<Set<string>> {
  const rows = await database.readAll('SELECT date FROM holidays WHERE closes_banks');
  return new Set(rows.map(({ date }) => String(date)));
}

const forms = FORM_NAMES.flatMap((form) => Array.from({ length: SHARES[form] }, () => form));

/** The form of a case, statistically independent of its status. */
const formOf = (number: number): FormName =>
  forms[Math.floor(number / 100 + number * 37) % forms.length] ?? 'contact';

const hasAttachments = (form: FormName) => Boolean((FORMS[form].definition as FormDefinition).hasAttachments);

/** The sender of a case: the first ones belong to one person. */
const senderBy = (number: number): Sender => senderOf(number < CASES_OF_ONE ? 0 : number % SENDERS);

export type FilledCases = {
  total: number;
  /** The person with the most cases. */
  person: Sender;
  /** A case of this person, with a long history. */
  longCase: { id: number; ticket: string };
  /** The time after which so many cases were received, the newest ones. */
  receivedAfter: (count: number) => string;
};

export type FillOptions = { count: number; staff: readonly { id: number; name: string }[] };

/** Notes of one case. */
function manyNotes(row: Row): Row[] {
  return Array.from({ length: LONG_HISTORY }, (_, number) => noteRow(row, number));
}

/**
 * Creates a function that assigns ids to cases, after the stored ones. The database assigns those of other tables,
 * because its jobs write there too.
 */
async function createIdAssigner(database: BulkDatabase) {
  const [row] = await database.readAll('SELECT MAX(id) AS last FROM cases');
  let last = Number(row?.last ?? 0);
  return (rows: readonly Row[]): Row[] =>
    rows.map((row) => {
      last += 1;
      return { ...row, id: last };
    });
}

/** The cases in the order in which they were received, which is that of their ids. */
function casesByReceipt(count: number, now: number): NewCase[] {
  return Array.from({ length: count }, (_, number) =>
    newCase(number, formOf(number), senderBy(number), now),
  ).sort((a, b) => a.received - b.received);
}

const isLong = ({ form, number, status }: NewCase) =>
  form === 'complaint' && status === 'inProgress' && number < CASES_OF_ONE;

/**
 * Fills the database with cases of all forms, their histories, replies and rows of attachments: copies of what the back
 * office stores itself, with other senders, times and statuses, and sensitive answers encrypted for each ticket.
 */
export async function fillCases(stack: Stack, { count, staff }: FillOptions): Promise<FilledCases> {
  const database = await openBulkDatabase(stack);
  try {
    const context: CaseContext = {
      now: Date.now(),
      templates: await storeTemplates(stack, database),
      staff,
      holidays: await readHolidays(database),
      keys: new Map([[DEFAULT_KEY_ID, Buffer.from(stack.encryptionKey, 'base64')]]),
    };
    const assignIds = await createIdAssigner(database);
    const all = casesByReceipt(count, context.now);
    let longCase: Row | undefined;
    for (let start = 0; start < count; start += BATCH_SIZE) {
      const batch = all.slice(start, start + BATCH_SIZE);
      const rows = assignIds(batch.map((caseItem) => caseRow(caseItem, context)));
      await database.insert('cases', rows);
      const events = rows.flatMap((row, index) => eventRows(row, start + index, context));
      const long = rows[batch.findIndex(isLong)];
      longCase ??= long;
      if (long && long === longCase) events.push(...manyNotes(long));
      await database.insert('case_events', events);
      const chosen = (every: number) => rows.filter((_, index) => (start + index) % every === 0);
      await database.insert(
        'case_replies',
        chosen(REPLY_EVERY).map((row) => replyRow(row, context)),
      );
      const withFiles = chosen(FILE_EVERY).filter(({ form }) => hasAttachments(form as FormName));
      await database.insert('attachments', withFiles.map(attachmentRow));
    }
    await database.finish();
    if (!longCase) throw new Error('There is no complaint in progress');
    return {
      total: count,
      person: senderBy(0),
      longCase: { id: Number(longCase.id), ticket: String(longCase.ticket) },
      receivedAfter: (newest) => new Date(all[count - newest - 1]?.received ?? 0).toISOString(),
    };
  } finally {
    await database.close();
  }
}
