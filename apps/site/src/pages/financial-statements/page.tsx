import { type ReportSummary, reportKinds } from '@beranda/contract';
import { useLoaderData } from 'react-router';
import { Tags } from '#src/components/tags/tags.tsx';
import { ListPage } from '#src/features/lists/list-page.tsx';
import { PublishedRates } from '#src/features/reports/published-rates.tsx';
import { ReportList } from '#src/features/reports/report-list.tsx';
import { type Filters, reportsQuery } from '#src/features/reports/reports-query.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';
import type { FinancialStatementsData } from './loader.server.ts';

/** Groups reports by year, keeping their order. */
function byYear(reports: ReportSummary[]): [string, ReportSummary[]][] {
  const years = new Map<string, ReportSummary[]>();
  for (const report of reports) {
    const year = report.positionDate.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), report]);
  }
  return [...years];
}

export function Page() {
  const { filters, list, years } = useLoaderData<FinancialStatementsData>();
  const t = useTranslations('reports');
  const chosen = [filters.kind && t(`kind.${filters.kind}`), filters.year].filter(Boolean).join(', ');
  const urlOf = (change: Partial<Filters>) => reportsQuery.url({ ...filters, ...change });
  return (
    <ListPage
      query={reportsQuery}
      values={filters}
      list={list}
      title={chosen ? t('filteredTitle', { filters: chosen }) : t('title')}
      heading={t('title')}
      lead={t('lead')}
      description={(bank) => t('description', bank)}
      crumbs={[{ text: t('title'), url: reportsQuery.path }]}
      above={
        <div className="mt-10 grid gap-3">
          <Tags
            label={t('byKind')}
            current={urlOf({})}
            tags={[null, ...reportKinds].map((kind) => ({
              url: urlOf({ kind }),
              text: kind ? t(`kind.${kind}`) : t('allKinds'),
            }))}
          />
          <Tags
            label={t('byYear')}
            current={urlOf({})}
            tags={[null, ...years].map((year) => ({ text: year ?? t('allYears'), url: urlOf({ year }) }))}
          />
        </div>
      }
      below={<PublishedRates />}
      empty={{
        title: t('empty'),
        text: t('emptyText'),
        scene: 'map-magnifier',
        action: { text: t('emptyAction'), url: reportsQuery.path },
      }}
    >
      {() => (
        <section aria-label={t('list')} className="mt-10">
          <p className="text-muted">{t('count', { count: list.totalItems })}</p>
          {byYear(list.items).map(([year, ofYear]) => (
            <section key={year} className="mt-8">
              <h2 className="text-2xl">{year}</h2>
              <div className="mt-4">
                <ReportList reports={ofYear} />
              </div>
            </section>
          ))}
        </section>
      )}
    </ListPage>
  );
}
