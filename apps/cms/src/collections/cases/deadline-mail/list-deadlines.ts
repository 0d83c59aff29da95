import { startOfJakartaDay } from '@beranda/finance';
import type { Payload, Where } from 'payload';
import type { Case } from '#cms/payload-types.ts';
import { dueSoonBefore, overdueBefore } from '../queues/queues.ts';
import { OPEN_STATUSES } from '../status/case-status.ts';

/** The time of day in Jakarta from which the mail of a working day is sent. */
const SENT_FROM_MS = 7 * 60 * 60 * 1_000;

/** When the mail of a day is sent at the earliest, as milliseconds since 1970. */
export const sendingTime = (date: string): number => startOfJakartaDay(date).getTime() + SENT_FROM_MS;

/** The fields of a case in a mail. */
export type ListedCase = Pick<Case, 'dueAt' | 'form' | 'id' | 'ticket'>;

/** The open cases that a desk should look at, the earliest deadline first. */
export type Deadlines = {
  overdue: ListedCase[];
  /** Due today or within three working days. */
  dueSoon: ListedCase[];
  /** Complaints whose time for documents has ended. */
  lapsed: LapsedCase[];
};

/** `lapsedAt`: when the time for documents has ended, as ISO time. */
type LapsedCase = ListedCase & { lapsedAt: string };

type OpenCase = ListedCase & Pick<Case, 'clock'>;

/** A case whose last documents that were asked for have not come in time, and have not come since. */
function asLapsed(caseDoc: OpenCase): LapsedCase[] {
  const last = caseDoc.clock?.requests?.at(-1);
  return last?.lapsedAt && !last.receivedAt ? [{ ...caseDoc, lapsedAt: last.lapsedAt }] : [];
}

async function listOpen(payload: Payload, condition: Where): Promise<OpenCase[]> {
  const { docs } = await payload.find({
    collection: 'cases',
    where: { and: [{ status: { in: [...OPEN_STATUSES] } }, condition] },
    select: { clock: { requests: true }, dueAt: true, form: true, ticket: true },
    sort: 'dueAt',
    depth: 0,
    pagination: false,
    overrideAccess: true,
  });
  return docs as OpenCase[];
}

/**
 * @param holidays days on which the bank is closed, as ISO dates.
 * @param lapsedSince from when on the time for documents of the lapsed ones has ended.
 */
export async function listDeadlines(
  payload: Payload,
  now: Date,
  holidays: ReadonlySet<string>,
  lapsedSince: Date,
): Promise<Deadlines> {
  const isOverdue = ({ dueAt }: ListedCase) => !!dueAt && dueAt < overdueBefore(now);
  const due = await listOpen(payload, { dueAt: { less_than: dueSoonBefore(now, holidays) } });
  const lapsed = await listOpen(payload, {
    'clock.requests.lapsedAt': { greater_than: lapsedSince.toISOString() },
  });
  return {
    overdue: due.filter(isOverdue),
    dueSoon: due.filter((caseDoc) => !isOverdue(caseDoc)),
    lapsed: lapsed.flatMap(asLapsed),
  };
}

/** The part of some forms, of what has lapsed only what did so after a time; null if it is empty. */
export function deadlinesOfForms(
  deadlines: Deadlines,
  forms: readonly string[],
  lapsedAfter: Date,
): Deadlines | null {
  const ofForms = <Listed extends ListedCase>(cases: readonly Listed[]) =>
    cases.filter(({ form }) => forms.includes(form));
  const part = {
    overdue: ofForms(deadlines.overdue),
    dueSoon: ofForms(deadlines.dueSoon),
    lapsed: ofForms(deadlines.lapsed).filter(({ lapsedAt }) => new Date(lapsedAt) > lapsedAfter),
  };
  return Object.values(part).every(({ length }) => length === 0) ? null : part;
}
