import type { ComplaintReportSummary } from '@beranda/contract';
import type { Loader, PageForm } from '#src/content/loader-types.ts';
import { readQuery } from '#src/content/read-query.server.ts';
import { complaintQuery } from '#src/features/complaints/complaint-query.ts';
import { requireForm } from '#src/features/forms/require-form.server.ts';

export type ComplaintData = {
  form: PageForm;
  /** The selected year's report, by default the latest. */
  report: ComplaintReportSummary | null;
  years: number[];
};

export const load: Loader<ComplaintData> = async (input) => {
  const { content, locale, previewToken } = input;
  const items = await content.allItems('complaint-reports', locale, { previewToken });
  const years = items.map((report) => report.year);
  const { year } = readQuery(complaintQuery, input, { year: years.map(String) });
  const report = items.find((candidate) => String(candidate.year) === year) ?? items[0] ?? null;
  return { form: requireForm(input.form), report, years };
};
