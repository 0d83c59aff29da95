import { randomBytes } from 'node:crypto';
import { FORMS, type FormDefinition, type FormName, fieldsOf } from '@beranda/contract';
import { DAY_MS } from '@beranda/finance';
import { deadlineOf } from '../../apps/cms/src/collections/cases/clock/due-at.ts';
import { emailKeyOf, phoneKeyOf } from '../../apps/cms/src/collections/cases/person/person.ts';
import { eraseAfter } from '../../apps/cms/src/collections/cases/retention/erase-after.ts';
import { encryptAnswers, isSensitive } from '../../apps/cms/src/collections/cases/sensitive-answers.ts';
import type { CaseStatus } from '../../apps/cms/src/collections/cases/status/case-status.ts';
import type { Case } from '../../apps/cms/src/payload-types.ts';
import type { EncryptionKeys } from '../../apps/cms/src/security/encryption-keys.ts';
import { newTicket } from '../../apps/cms/src/security/ticket.ts';
import type { Row } from './bulk-database.ts';

const FIRST_NAMES = ['Ratna', 'Yusuf', 'Dewi', 'Bambang', 'Tini', 'Bayu', 'Sri', 'Agus', 'Wayan', 'Putri'];
const LAST_NAMES = [
  'Wulandari',
  'Hartono',
  'Anggraini',
  'Setiawan',
  'Rahayu',
  'Prasetya',
  'Lestari',
  'Siregar',
];
const SENTENCES = [
  'Mohon penjelasan mengenai tagihan bulan lalu.',
  'Saya sudah menghubungi cabang, tetapi belum ada jawaban.',
  'Transaksi gagal, tetapi saldo terpotong.',
  'Bagaimana cara mengaktifkan kembali layanan ini?',
  'Terima kasih atas bantuannya.',
];

/** Somebody who has sent cases. */
export type Sender = { name: string; email: string; phone: string };

/** The sender with a number: names repeat, addresses and numbers do not. Phones are typed in several ways. */
export function senderOf(number: number): Sender {
  const first = FIRST_NAMES[number % FIRST_NAMES.length] ?? '';
  const last = LAST_NAMES[Math.floor(number / FIRST_NAMES.length) % LAST_NAMES.length] ?? '';
  const digits = String(1_000_0000 + number);
  const phones = [`0812${digits}`, `+62 812-${digits.slice(0, 4)}-${digits.slice(4)}`, `+62812${digits}`];
  const email = `${first}.${last}.${number}@contoh.example`;
  return {
    name: `${first} ${last}`,
    email: number % 4 === 0 ? email : email.toLowerCase(),
    phone: phones[number % phones.length] ?? '',
  };
}

/** The status of a case by its number: eight percent are open. */
function statusOf(number: number, form: FormName): CaseStatus {
  const place = number % 100;
  if (place < 3) return 'new';
  if (place < 6) return 'inProgress';
  if (place < 7) return 'waiting';
  if (place < 8) return form === 'complaint' ? 'appealed' : 'waiting';
  if (place < 20) return 'settled';
  return place < 21 ? 'merged' : 'closed';
}

const isOpen = (status: CaseStatus) => ['new', 'inProgress', 'waiting', 'appealed'].includes(status);

/** Times of a case, in milliseconds: finished ones are spread over the whole time for which their form keeps them. */
function timesOf(number: number, form: FormName, status: CaseStatus, now: number) {
  // Deterministic, and statistically independent of the status.
  const place = ((number * 7_919) % 100_003) / 100_003;
  if (isOpen(status)) return { received: now - place * 30 * DAY_MS, finished: null };
  const retentionMs = FORMS[form].definition.retentionMonths * 30 * DAY_MS;
  const received = now - (0.02 + place * 0.95) * retentionMs;
  return { received, finished: Math.min(received + (1 + (number % 9)) * DAY_MS, now) };
}

/** What a visitor might write, of the length of a message. */
const textOf = (number: number) =>
  Array.from({ length: 2 + (number % 12) }, (_, line) => SENTENCES[(number + line) % SENTENCES.length]).join(
    ' ',
  );

const digitsOf = (number: number, length: number) => String(number).padStart(length, '3');

/** The answers of a case like those of its template, with texts and sensitive answers of its own. */
function answersOf(
  form: FormName,
  template: Record<string, unknown>,
  number: number,
): Record<string, unknown> {
  const fields = fieldsOf(FORMS[form].definition as FormDefinition);
  return Object.fromEntries(
    Object.entries(template).map(([name, value]) => {
      if (isSensitive(form, name)) return [name, digitsOf(number, 16)];
      return [name, fields[name]?.type === 'longText' ? textOf(number) : value];
    }),
  );
}

export type CaseContext = {
  now: number;
  /** Rows that the back office has stored itself, of which each case is a copy, by form. */
  templates: Readonly<Record<string, Row>>;
  staff: readonly { id: number; name: string }[];
  holidays: ReadonlySet<string>;
  keys: EncryptionKeys;
};

/** A case that is not a row yet. */
export type NewCase = {
  number: number;
  form: FormName;
  sender: Sender;
  status: CaseStatus;
  /** Times in milliseconds; null for an open case. */
  received: number;
  finished: number | null;
};

/** The case with a number: the same for every run, but for its ticket and keys. */
export function newCase(number: number, form: FormName, sender: Sender, now: number): NewCase {
  const status = statusOf(number, form);
  return { number, form, sender, status, ...timesOf(number, form, status, now) };
}

const iso = (time: number) => new Date(time).toISOString();
const hex = () => randomBytes(32).toString('hex');

/** What the clock of a complaint in a status has recorded. */
function clockOf(
  form: FormName,
  status: CaseStatus,
  received: number,
  finished: number | null,
): NonNullable<Case['clock']> {
  if (form !== 'complaint' || status === 'new') return {};
  const answered = finished ?? (status === 'appealed' ? received + DAY_MS : null);
  return {
    channel: 'written',
    kind: 'information',
    documentsCompleteAt: iso(received),
    ...(answered && (status === 'settled' || status === 'appealed') && { answeredAt: iso(answered) }),
    ...(status === 'appealed' && { appealedAt: iso(received + 2 * DAY_MS) }),
  };
}

/** A row of `cases`, still with the id of its template: every column as the real writer fills it. */
export function caseRow(row: NewCase, context: CaseContext): Row {
  const { finished, form, number, received, sender, status } = row;
  const { holidays, keys, now, staff, templates } = context;
  const template = templates[form] ?? {};
  const ticket = newTicket();
  const clock = clockOf(form, status, received, finished);
  const closedAt = finished && status !== 'settled' ? iso(finished) : null;
  const timed = { clock, closedAt, form, receivedAt: iso(received), status };
  const { dueAt, waitingUntil } = deadlineOf(timed, iso(now), holidays);
  const isAssigned = !isOpen(status) || number % 3 > 0;
  const encrypt = encryptAnswers(keys);
  return {
    ...template,
    sender_name: sender.name,
    sender_email: sender.email,
    sender_phone: sender.phone,
    sender_email_key: emailKeyOf(sender.email),
    sender_phone_key: phoneKeyOf(sender.phone),
    search_text: `${ticket} ${sender.name} ${sender.email} ${sender.phone}`,
    form,
    status,
    ticket,
    answers: encrypt({
      operation: 'create',
      siblingData: { form, ticket },
      value: answersOf(form, template.answers as Record<string, unknown>, number),
    } as never),
    due_at: dueAt,
    clock_channel: clock.channel ?? null,
    clock_kind: clock.kind ?? null,
    clock_documents_complete_at: clock.documentsCompleteAt ?? null,
    clock_waiting_until: waitingUntil,
    clock_answered_at: clock.answeredAt ?? null,
    clock_appealed_at: clock.appealedAt ?? null,
    assignee_id: isAssigned ? (staff[number % staff.length]?.id ?? null) : null,
    first_read_at: status === 'new' && number % 2 ? null : iso(received + 60_000),
    closed_at: closedAt,
    erase_after: finished && eraseAfter(iso(finished), FORMS[form].definition.retentionMonths),
    received_at: iso(received),
    consent_at: template.consent_at ? iso(received) : null,
    idempotency_key: hex(),
    content_key: hex(),
    captcha: `altcha:${hex()}`,
    created_at: iso(received),
    updated_at: iso(finished ?? received),
  };
}

/** A row of `case_events`. */
function eventRow(row: Row, kind: string, minutes: number, more: Row = {}): Row {
  return {
    case_id: row.id,
    kind,
    at: iso(Date.parse(String(row.received_at)) + minutes * 60_000),
    author_id: null,
    author_name: null,
    field: null,
    from: null,
    to: null,
    note: null,
    ...more,
  };
}

/** A note in the history of a case. */
export const noteRow = (row: Row, number: number): Row =>
  eventRow(row, 'note', 10 + number, { note: textOf(number) });

/** The events of a case in the order in which they happened. */
export function eventRows(row: Row, number: number, { staff }: CaseContext): Row[] {
  const author = staff[number % staff.length];
  const authorColumns = author && { author_id: author.id, author_name: author.name };
  const events = [
    eventRow(row, 'received', 0),
    eventRow(row, 'staff-notified', 1),
    eventRow(row, 'receipt-mailed', 1),
  ];
  if (row.first_read_at) events.push(eventRow(row, 'opened', 5, authorColumns));
  if (row.assignee_id)
    events.push(eventRow(row, 'assigned', 6, { ...authorColumns, to: author?.name ?? null }));
  if (row.status === 'new') return events;
  events.push(eventRow(row, 'status', 10, { ...authorColumns, from: 'new', to: 'inProgress' }));
  if (number % 3 === 0) events.push(eventRow(row, 'note', 60, { ...authorColumns, note: textOf(number) }));
  if (row.status === 'inProgress') return events;
  const minutes = (Date.parse(String(row.updated_at)) - Date.parse(String(row.received_at))) / 60_000;
  const ended = { ...authorColumns, from: 'inProgress', to: row.status };
  return [...events, eventRow(row, 'status', Math.max(minutes, 100), ended)];
}

/** A reply to the sender of a case. */
export function replyRow(row: Row, { staff }: CaseContext): Row {
  const [author] = staff;
  return {
    case_id: row.id,
    key: hex(),
    message_id: `<${hex()}@bank.example>`,
    locale: row.locale,
    subject: `Re: ${String(row.ticket)}`,
    body: textOf(Number(row.id)),
    author_id: author?.id ?? null,
    author_name: author?.name ?? null,
    sent_at: row.updated_at,
    created_at: row.updated_at,
    updated_at: row.updated_at,
  };
}

/** An attachment of a case; its file does not exist. */
export function attachmentRow(row: Row): Row {
  return {
    case_id: row.id,
    key: hex(),
    digest: hex(),
    form: row.form,
    name: 'bukti transaksi.pdf',
    format: 'pdf',
    bytes: 250_000,
    scan: 'off',
    created_at: row.received_at,
    updated_at: row.received_at,
  };
}
