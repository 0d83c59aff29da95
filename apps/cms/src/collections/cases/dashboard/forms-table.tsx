import { formIn } from '@beranda/contract';
import Link from 'next/link';
import { figureFormats } from '#cms/admin/figures/figure-formats.ts';
import { FiguresTable } from '#cms/admin/figures/figures-table.tsx';
import { userLocale } from '#cms/i18n/bilingual.ts';
import type { QueueCounts } from '../queues/count-queues.ts';
import { filterQuery, openCasesFilter } from '../queues/queues.ts';
import { type DashboardQuery, dashboardAddress } from './dashboard-query.ts';
import { dashboardTexts } from './dashboard-texts.ts';
import { formatMedian, timeUnitOf } from './median-handling-time.ts';
import type { DeskFigures } from './tabulate-figures.ts';

type Props = {
  adminPath: string;
  counts: QueueCounts;
  forms: DeskFigures['forms'];
  language: string;
  query: DashboardQuery;
};

/** The figures of each form in the period, and its open cases; both link to more. */
export function FormsTable({ adminPath, counts, forms, language, query }: Props) {
  const texts = dashboardTexts(language);
  const formats = figureFormats(language);
  const { number, percent } = formats;
  const longest = Math.max(1, ...forms.map(({ period }) => period.medianWorkingDays ?? 0));
  return (
    <FiguresTable
      columns={[texts.form, texts.openNow, texts.received, texts.finished, texts.median, texts.inTime]}
      label={texts.scroll(texts.byForm)}
      rows={forms.map(({ form, period }) => {
        const days = formatMedian('workingDays', period, formats, texts);
        const isInHours = timeUnitOf(form) === 'hours' && period.medianHours !== null;
        return {
          key: form,
          cells: [
            <Link href={dashboardAddress(adminPath, { ...query, form })} key="form" prefetch={false}>
              {formIn(userLocale(language), form).texts.title}
            </Link>,
            <Link
              href={`${adminPath}/collections/cases?${filterQuery(openCasesFilter(form))}`}
              key="open"
              prefetch={false}
            >
              {number(counts.forms[form] ?? 0)}
            </Link>,
            number(period.received),
            number(period.finished),
            <span className="desk-dashboard__median" key="median">
              {isInHours ? `${days} (${formatMedian('hours', period, formats, texts)})` : days}
              {period.medianWorkingDays !== null && (
                <svg aria-hidden="true" focusable="false">
                  <rect height="100%" width={`${(period.medianWorkingDays / longest) * 100}%`} />
                </svg>
              )}
            </span>,
            percent(period.shareInTime),
          ],
        };
      })}
    />
  );
}
