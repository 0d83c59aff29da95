import {
  CLOSING_REASONS,
  type ClosingReason,
  COMPLAINT_KINDS,
  type ComplaintKind,
  firstRoundDeadline,
  type Holidays,
} from '@beranda/complaints';
import { type ComplaintCategory, complaintCategories } from '@beranda/contract';
import { jakartaDate, startOfJakartaDay } from '@beranda/finance';
import type { PayloadRequest } from 'payload';
import type { Case } from '#cms/payload-types.ts';
import { bankHolidays } from './bank-holidays.ts';
import { complaintInputsOf, type TimedCase } from './complaint-inputs-of-case.ts';

const BATCH_SIZE = 500;

/** The public report's category of each product of the form; anything else is about the service. */
const CATEGORY_OF_PRODUCT: Readonly<Record<string, ComplaintCategory>> = {
  savings: 'savings',
  'current-account': 'savings',
  deposit: 'savings',
  card: 'cards',
  'digital-banking': 'digital',
  transfer: 'transfers',
  loan: 'loans',
  investment: 'investments',
  merchant: 'transfers',
};

export type ReportedCase = TimedCase & Pick<Case, 'answers'>;

/** Problems that say what a complaint is about, whatever its product: our assumption, like the categories. */
const CATEGORY_OF_PROBLEM: Readonly<Record<string, ComplaintCategory>> = {
  staff: 'service',
  'lost-card': 'cards',
  'swallowed-card': 'cards',
};

function categoryOf({ product, problemType }: Case['answers']): ComplaintCategory {
  if (typeof problemType === 'string' && Object.hasOwn(CATEGORY_OF_PROBLEM, problemType))
    return CATEGORY_OF_PROBLEM[problemType] ?? 'service';
  if (typeof product !== 'string') return 'service';
  return Object.hasOwn(CATEGORY_OF_PRODUCT, product)
    ? (CATEGORY_OF_PRODUCT[product] ?? 'service')
    : 'service';
}

type Row = { received: number; settledInTime: number; settledLate: number; inProgress: number };

/** The figures of a year. In each row the last three add up to the first. */
export type YearlyReport = {
  rows: ({ category: ComplaintCategory } & Row)[];
  /** Complaints in the rows, by kind; the public report does not show them. */
  kinds: Record<ComplaintKind | 'unclassified', number>;
  /** Complaints that are in no row: closed as spam, as the same as another one, or as no complaint. */
  leftOut: number;
};

/**
 * Counts complaints one by one, so that a year needs no memory. One that was withdrawn, or closed without an answer
 * before reasons were asked for, was finished when it was closed. What was closed for another reason was no complaint
 * of its own and is counted apart (our assumption).
 *
 * @param until ISO date: what was settled after it is in progress. A report of a year is as of its last day (our
 * assumption).
 */
export function countComplaints(until: string, holidays: Holidays) {
  const rows = new Map<ComplaintCategory, Row>();
  const kinds = Object.fromEntries([...COMPLAINT_KINDS, 'unclassified'].map((kind) => [kind, 0])) as Record<
    ComplaintKind | 'unclassified',
    number
  >;
  let leftOut = 0;
  return {
    /** @param reason why it was closed without an answer, if that is recorded. */
    add(complaint: ReportedCase, reason: ClosingReason | null = null): void {
      const inputs = complaintInputsOf(complaint);
      const category = categoryOf(complaint.answers);
      const row = rows.get(category) ?? { received: 0, settledInTime: 0, settledLate: 0, inProgress: 0 };
      const dateOf = (time: string | null) => time && jakartaDate(time);
      const settledOn = dateOf(inputs.answeredAt ?? inputs.closedAt);
      const isLeftOut = inputs.answeredAt === null && reason !== null && reason !== 'withdrawn';
      if (isLeftOut && settledOn !== null && settledOn <= until) {
        leftOut += 1;
        return;
      }
      row.received += 1;
      if (settledOn === null || settledOn > until) row.inProgress += 1;
      else if (settledOn <= firstRoundDeadline(inputs, holidays)) row.settledInTime += 1;
      else row.settledLate += 1;
      rows.set(category, row);
      kinds[inputs.kind ?? 'unclassified'] += 1;
    },
    report: (): YearlyReport => ({
      rows: complaintCategories.flatMap((category) => {
        const row = rows.get(category);
        return row ? [{ category, ...row }] : [];
      }),
      kinds,
      leftOut,
    }),
  };
}

/** Why complaints were closed without an answer, by id: the newest reason, where one is recorded. */
async function closingReasons(
  req: PayloadRequest,
  cases: readonly { id: number }[],
): Promise<Map<number, ClosingReason>> {
  const { docs } = await req.payload.find({
    collection: 'case-events',
    where: {
      and: [
        { case: { in: cases.map(({ id }) => id) } },
        { kind: { equals: 'status' } },
        { to: { equals: 'closed' } },
      ],
    },
    sort: 'id',
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req,
  });
  const reasons = new Map<number, ClosingReason>();
  for (const { case: of, field } of docs) {
    const reason = CLOSING_REASONS.find((candidate) => candidate === field);
    const id = typeof of === 'object' && of !== null ? of.id : of;
    if (typeof id !== 'number') continue;
    if (reason) reasons.set(id, reason);
    else reasons.delete(id);
  }
  return reasons;
}

/** The figures of the complaints received in a year, as of its last day. Duplicates count once. */
export async function yearlyReport(req: PayloadRequest, year: number): Promise<YearlyReport> {
  const counts = countComplaints(`${year}-12-31`, await bankHolidays(req));
  for (let afterId = 0; ; ) {
    const { docs } = await req.payload.find({
      collection: 'cases',
      where: {
        and: [
          { form: { equals: 'complaint' } },
          { status: { not_equals: 'merged' } },
          { receivedAt: { greater_than_equal: startOfJakartaDay(`${year}-01-01`).toISOString() } },
          { receivedAt: { less_than: startOfJakartaDay(`${year + 1}-01-01`).toISOString() } },
          { id: { greater_than: afterId } },
        ],
      },
      sort: 'id',
      limit: BATCH_SIZE,
      depth: 0,
      overrideAccess: true,
      req,
    });
    const reasons = await closingReasons(req, docs);
    for (const caseDoc of docs) counts.add(caseDoc, reasons.get(caseDoc.id) ?? null);
    if (docs.length < BATCH_SIZE) return counts.report();
    afterId = docs.at(-1)?.id ?? afterId;
  }
}
