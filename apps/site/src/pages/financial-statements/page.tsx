import { type ReportSummary, reportKinds } from '@beranda/contract';
import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { useRequiredRootData } from '#src/app/locale-root.tsx';
import { PageHead } from '#src/app/page-head.tsx';
import { EmptyState } from '#src/components/empty-state.tsx';
import { PageHeader } from '#src/components/page-header/page-header.tsx';
import { ListPages } from '#src/components/pagination/index.ts';
import { pageUrl } from '#src/components/pagination/page-url.ts';
import { ScrollToTop } from '#src/components/scroll-to-top/scroll-to-top.tsx';
import { LinkTabs } from '#src/components/tabs/link-tabs.tsx';
import { Tags } from '#src/components/tags/tags.tsx';
import { addressOf, queryOf } from '#src/features/reports/filters.ts';
import { PublishedRates } from '#src/features/reports/published-rates.tsx';
import { ReportList } from '#src/features/reports/report-list.tsx';
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
  const { filters, itemsPerPage, page, reports, totalItems, years } =
    useLoaderData<FinancialStatementsData>();
  const { settings } = useRequiredRootData();
  const t = useTranslations('reports');

  const chosen = [filters.kind && t(`kind.${filters.kind}`), filters.year].filter(Boolean).join(', ');
  const title = chosen ? t('filteredTitle', { filters: chosen }) : t('title');
  const query = queryOf(filters);
  const kinds = [null, ...reportKinds];
  return (
    <>
      <PageHead
        title={page === 1 ? title : t('pageTitle', { title, page })}
        description={t('description', { bankName: settings.bankName })}
        canonicalQuery={pageUrl(query, page)}
      />
      <PageHeader
        crumbs={[
          { text: t('aboutUs'), url: '/about-us' },
          { text: t('title'), url: '/about-us/financial-statements' },
        ]}
        title={t('title')}
        lead={t('lead')}
      />
      <div className="container-page mt-10">
        <div className="overflow-x-auto">
          <LinkTabs
            label={t('byKind')}
            tabs={kinds.map((kind) => ({
              url: addressOf({ ...filters, kind }),
              text: kind ? t(`kind.${kind}`) : t('allKinds'),
              isCurrent: kind === filters.kind,
            }))}
          />
        </div>
        <div className="mt-5">
          <Tags
            label={t('byYear')}
            current={addressOf(filters)}
            tags={[null, ...years].map((year) => ({
              text: year ?? t('allYears'),
              url: addressOf({ ...filters, year }),
            }))}
          />
        </div>
        {reports.length === 0 ? (
          <EmptyState
            title={t('empty')}
            text={t('emptyText')}
            scene="map-magnifier"
            action={{ text: t('emptyAction'), url: '/about-us/financial-statements' }}
          />
        ) : (
          <section aria-label={t('list')} className="mt-10">
            <p className="text-muted">{t('count', { count: totalItems })}</p>
            {byYear(reports).map(([year, ofYear]) => (
              <section key={year} className="mt-8">
                <h2 className="text-2xl">{year}</h2>
                <div className="mt-4">
                  <ReportList reports={ofYear} />
                </div>
              </section>
            ))}
          </section>
        )}
        <div className="mt-12 mb-20">
          <ListPages
            url={addressOf(filters)}
            page={page}
            itemsPerPage={itemsPerPage}
            totalItems={totalItems}
          />
        </div>
      </div>
      <PublishedRates />
      <ScrollToTop />
    </>
  );
}
