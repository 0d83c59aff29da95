import {
  type AuditStatus,
  DEFAULT_LOCALE,
  ITEM_COLLECTIONS,
  type ItemCollection,
  type ReportKind,
  SITE_FACT_KEYS,
} from '@beranda/contract';
import { addDays, jakartaDate } from '@beranda/finance';
import type { Payload, Where } from 'payload';
import { listFacts } from '#cms/fields/facts/read-facts.ts';
import type { Bilingual } from '#cms/i18n/bilingual.ts';
import type { ComplianceTasks } from './compliance-notices.ts';
import { factTasks } from './fact-tasks.ts';
import { type KnownReport, missingReports } from './missing-reports.ts';

const REPORT_DAYS = 14;

const ALL = { depth: 0, limit: 0, overrideAccess: true, pagination: false } as const;

/** Drafts count for the deadlines; only public reports count as published. */
async function knownReports(payload: Payload): Promise<KnownReport[]> {
  const select = { kind: true, positionDate: true, auditStatus: true } as const;
  const reports = { collection: 'reports', ...ALL, locale: DEFAULT_LOCALE, select } as const;
  const drafts = await payload.find({ ...reports, draft: true });
  const published = await payload.find({ ...reports, where: { _status: { equals: 'published' } } });
  const toKnownReport = (isPublished: boolean) => (report: (typeof published.docs)[number]) =>
    report.positionDate
      ? [
          {
            kind: report.kind as ReportKind,
            positionDate: report.positionDate,
            auditStatus: report.auditStatus as AuditStatus,
            isPublished,
          },
        ]
      : [];
  return [...published.docs.flatMap(toKnownReport(true)), ...drafts.docs.flatMap(toKnownReport(false))];
}

async function guarantee(payload: Payload, today: string) {
  const { docs } = await payload.find({
    collection: 'guarantee-rates',
    ...ALL,
    locale: DEFAULT_LOCALE,
    where: { _status: { equals: 'published' } },
    select: { validFrom: true, validTo: true },
  });
  const covers = (date: string) =>
    docs.filter(({ validFrom, validTo }) => validFrom <= date && date <= validTo);
  const [until = null] = covers(today)
    .map(({ validTo }) => validTo)
    .sort()
    .reverse();
  // Adjacent periods count as one.
  let last = until;
  for (const { validFrom, validTo } of docs.toSorted((a, b) => (a.validFrom < b.validFrom ? -1 : 1)))
    if (last !== null && validTo > last && validFrom <= addDays(last, 1)) last = validTo;
  return { guaranteedUntil: last, hasGuaranteedRates: docs.length > 0 };
}

async function overdueReviews(payload: Payload, today: string): Promise<ComplianceTasks['overdueReviews']> {
  const where: Where = { and: [{ reviewBy: { exists: true } }, { reviewBy: { less_than: today } }] };
  const counted = await Promise.all(
    ITEM_COLLECTIONS.map(async (collection: ItemCollection) => {
      const { totalDocs: count } = await payload.count({ collection, where, overrideAccess: true });
      const { plural } = payload.collections[collection].config.labels;
      return { collection, label: plural as Bilingual, count };
    }),
  );
  return counted.filter(({ count }) => count > 0);
}

/** The current compliance tasks. */
export async function complianceState(payload: Payload, now = new Date()): Promise<ComplianceTasks> {
  const today = jakartaDate(now);
  return {
    today,
    missing: missingReports(today, await knownReports(payload), REPORT_DAYS),
    ...(await guarantee(payload, today)),
    overdueReviews: await overdueReviews(payload, today),
    facts: factTasks(await listFacts(payload), today, SITE_FACT_KEYS),
  };
}
