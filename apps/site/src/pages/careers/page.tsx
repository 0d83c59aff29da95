import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { useRequiredRootData } from '#src/app/locale-root.tsx';
import { PageHead } from '#src/app/page-head.tsx';
import { fromQuery } from '#src/components/back-link/from-query.ts';
import { EmptyState } from '#src/components/empty-state.tsx';
import { PageHeader } from '#src/components/page-header/page-header.tsx';
import { ListPages } from '#src/components/pagination/index.ts';
import { ScrollToTop } from '#src/components/scroll-to-top/scroll-to-top.tsx';
import type { Filters } from '#src/features/careers/career-filters.tsx';
import { CareerFilters } from '#src/features/careers/career-filters.tsx';
import { CareerRow } from '#src/features/careers/career-row.tsx';
import type { CareersPageData } from './loader.server.ts';

const ALL = '/careers';

function addressOf(filters: Filters): string {
  const given = Object.entries(filters).filter(([, value]) => value !== '');
  return given.length > 0 ? `${ALL}?${new URLSearchParams(given)}` : ALL;
}

export function Page() {
  const { filters, fields, employments, cities, hasPositions, list } = useLoaderData<CareersPageData>();
  const { settings } = useRequiredRootData();
  const t = useTranslations('careers');
  const url = addressOf(filters);
  const from = fromQuery(url, list.page);
  const isFirstPage = list.page === 1;
  return (
    <>
      <PageHead
        title={isFirstPage ? t('title') : t('pageTitle', { page: list.page })}
        description={t('description', { bankName: settings.bankName })}
        canonicalQuery={isFirstPage ? '' : `?page=${list.page}`}
      />
      <PageHeader crumbs={[{ text: t('title'), url: ALL }]} title={t('title')} lead={t('lead')} />
      <div className="container-page pt-10 pb-24">
        {hasPositions ? (
          <>
            <CareerFilters
              filters={filters}
              fields={fields}
              employments={employments}
              cities={cities}
              clearUrl={url === ALL ? undefined : ALL}
            />
            <section className="mt-12">
              <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
                <h2 className="text-2xl md:text-3xl">{t('openPositions')}</h2>
                <p className="text-muted">{t('count', { count: list.totalItems })}</p>
              </div>
              {list.items.length === 0 ? (
                <EmptyState
                  title={t('emptyFilter')}
                  text={t('emptyFilterText')}
                  scene="map-magnifier"
                  action={{ text: t('clear'), url: ALL }}
                />
              ) : (
                <ul className="mt-6 grid gap-4">
                  {list.items.map((position) => (
                    <li key={position.slug}>
                      <CareerRow position={position} from={from} />
                    </li>
                  ))}
                </ul>
              )}
            </section>
          </>
        ) : (
          <EmptyState title={t('empty')} text={t('emptyText')} />
        )}
        <div className="mt-12">
          <ListPages url={url} {...list} />
        </div>
      </div>
      <ScrollToTop />
    </>
  );
}
