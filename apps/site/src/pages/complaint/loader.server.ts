import type { ComplaintReportSummary } from '@beranda/contract';
import type { Loader } from '#src/content/loading.ts';
import { notFound } from '#src/content/page-error.ts';

export type ComplaintData = {
  /** The selected year's report, by default the latest. */
  report: ComplaintReportSummary | null;
  years: number[];
  isYearRequested: boolean;
};

export const load: Loader<ComplaintData> = async ({ content, locale, pathname, previewToken, query }) => {
  const items = await content.allItems('complaint-reports', locale, { previewToken });
  const year = query.get('year');
  const report = year === null ? items[0] : items.find((one) => String(one.year) === year);
  if (year !== null && !report) throw notFound(pathname);
  return { report: report ?? null, years: items.map((one) => one.year), isYearRequested: year !== null };
};
