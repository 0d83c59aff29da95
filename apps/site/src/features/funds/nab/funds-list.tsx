import { SiteLink } from '#src/app/site-link.tsx';
import { Notice } from '#src/components/notice/notice.tsx';
import { useFormatter } from '#src/i18n/use-formatter.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';
import type { FundWithStaleness } from '../summary.ts';
import { FundsTable } from './funds-table.tsx';
import { Method } from './method.tsx';
import { nabAddressOf, type View } from './nab-query.ts';
import { RETURN_OF_SORT } from './sort-funds.ts';

type FundsListProps = {
  rows: FundWithStaleness[];
  view: View;
  selectedSlug: string;
  /** The bank's own disclaimer, or the minimum one. */
  disclaimer: string;
};

/** The day of all values; null if they differ or one is stale. */
function commonDate(rows: readonly FundWithStaleness[]): string | null {
  const [date = null, ...others] = new Set(rows.map(({ latest }) => latest?.date ?? null));
  return others.length > 0 || rows.some(({ isStale }) => isStale) ? null : date;
}

/** All funds, with notes on sorting and stale values. */
export function FundsList({ rows, view, selectedSlug, disclaimer }: FundsListProps) {
  const t = useTranslations('nab');
  const tFunds = useTranslations('funds');
  const format = useFormatter();
  const date = commonDate(rows);
  return (
    <section id="funds" aria-labelledby="funds-title" className="container-page pt-4 pb-section">
      <h2 id="funds-title" className="sr-only">
        {t('list')}
      </h2>
      <div className="mb-6 space-y-3 empty:hidden">
        <StaleNotice rows={rows} />
      </div>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 text-muted text-sm">
        <p>
          {date && `${t('allOf', { date: format.dateTime(new Date(date), { dateStyle: 'long' }) })} `}
          <span className="print:hidden">{t('listHelp')}</span>
        </p>
        {/* Part of the page without JavaScript; announced on changes with JavaScript. */}
        <p role="status">
          <SortOrderText view={view} />
        </p>
      </div>
      <FundsTable rows={rows} view={view} selectedSlug={selectedSlug} hasDates={date === null} />
      <p className="mt-5 max-w-text text-muted text-sm">{disclaimer || tFunds('pastPerformance')}</p>
      <Method />
    </section>
  );
}

function SortOrderText({ view }: { view: View }) {
  const t = useTranslations('nab');
  const { sort, order } = view;
  if (!sort) return null;
  return (
    <>
      {sort === 'name' && t('sortedByName', { order })}
      {sort === 'date' && t('sortedByDate', { order })}
      {sort !== 'name' &&
        sort !== 'date' &&
        t('sorted', {
          column: t(`column.${sort === 'value' ? sort : RETURN_OF_SORT[sort]}`),
          order,
        })}{' '}
      <SiteLink to={`${nabAddressOf({ ...view, sort: null })}#funds`} className="link">
        {t('unsorted')}
      </SiteLink>
    </>
  );
}

/** Notice of stale values: one fund by name, several by their badge in the table. */
function StaleNotice({ rows }: { rows: FundWithStaleness[] }) {
  const t = useTranslations('nab');
  const format = useFormatter();
  const stale = rows.filter(({ isStale }) => isStale);
  const newest = stale
    .flatMap(({ latest }) => latest?.date ?? [])
    .sort()
    .at(-1);
  const [first] = stale;
  if (!first || !newest) return null;
  const date = format.dateTime(new Date(newest), { dateStyle: 'long' });
  const isAll = stale.length === rows.length;
  return (
    <Notice kind="warning" title={t(isAll ? 'stale.titleAll' : 'stale.title')}>
      {stale.length === 1
        ? t('stale.text', { fund: first.name, date })
        : t('stale.textMany', { count: stale.length, date })}
    </Notice>
  );
}
