import type { Loader } from '#src/content/loading.ts';
import { notFound } from '#src/shell/page-error.ts';
import type { ComplaintData } from './page.tsx';

export const loadComplaint: Loader<ComplaintData> = async ({
  content,
  locale,
  pathname,
  previewToken,
  query,
}) => {
  const items = await content.allItems('complaint-reports', locale, { previewToken });
  const year = query.get('year');
  const report = year === null ? items[0] : items.find((one) => String(one.year) === year);
  if (year !== null && !report) throw notFound(pathname);
  return { report: report ?? null, years: items.map((one) => one.year), isYearAsked: year !== null };
};
