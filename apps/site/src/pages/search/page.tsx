import { useEffect } from 'react';
import { useLoaderData } from 'react-router';
import { useRequiredRootData } from '#src/app/locale-root.tsx';
import { PageHead } from '#src/app/page-head.tsx';
import { SiteLink } from '#src/app/site-link.tsx';
import { EmptyState } from '#src/components/empty-state.tsx';
import { Icon } from '#src/components/icon.tsx';
import { PageHeader } from '#src/components/page-header/page-header.tsx';
import { ListPages } from '#src/components/pagination/index.ts';
import { Tags } from '#src/components/tags/tags.tsx';
import { SEARCH_ORDERS, type SearchResults } from '#src/content/search-service.ts';
import type { EntryKind } from '#src/content/site-entries.server.ts';
import { AnswerList } from '#src/features/search/answers/answer-list.tsx';
import { RecentSearches } from '#src/features/search/recent-searches.tsx';
import { ResultList } from '#src/features/search/result-list.tsx';
import { writeHistoryEntry } from '#src/features/search/search-history.ts';
import { searchQuery } from '#src/features/search/search-query.ts';
import { SuggestingField } from '#src/features/search/suggestions/suggesting-field.tsx';
import { useTranslations } from '#src/i18n/use-translations.ts';
import type { SearchPageData } from './loader.server.ts';

/** Kinds whose date matters to those who search. */
const DATED_KINDS: readonly EntryKind[] = ['news', 'blogs', 'literacy'];

export function Page() {
  const { query, popular, found, directAnswers, ...list } = useLoaderData<SearchPageData>();
  const { settings } = useRequiredRootData();
  const t = useTranslations('search');
  const isFound = (found?.totalItems ?? 0) > 0;
  const isUseful = isFound || directAnswers.length > 0;
  useEffect(() => {
    if (isUseful) writeHistoryEntry(query);
  }, [isUseful, query]);
  return (
    <>
      <PageHead
        title={query ? t('titleOf', { query }) : t('title')}
        description={t('description', { bankName: settings.bankName })}
        // Search results are not indexed: unlimited URLs.
        isIndexed={query === ''}
      />
      <PageHeader
        crumbs={[{ text: t('title'), url: '/search' }]}
        title={t('title')}
        lead={query ? undefined : t('lead')}
      >
        <SuggestingField query={query} className="max-w-text" />
      </PageHeader>
      <div className="container-page pb-section">
        <AnswerList answers={directAnswers} />
        {found && isFound && <Found query={query} found={found} {...list} />}
        {found && !isFound && (
          <div role="status" className="wrap-anywhere">
            <EmptyState
              scene="map-magnifier"
              title={t('emptyTitle')}
              text={t('emptyFor', { query, advice: t('emptyText') })}
            />
          </div>
        )}
        {!isFound && (
          <div className="mt-12 grid gap-12 lg:grid-cols-2">
            {popular.length > 0 && (
              <section aria-labelledby="popular-title">
                <h2 id="popular-title" className="mb-4 text-xl">
                  {t('popular')}
                </h2>
                <Tags
                  label={t('popular')}
                  tags={popular.map((search) => ({ text: search, url: searchQuery.url({ q: search }) }))}
                />
              </section>
            )}
            <OtherWays />
            <RecentSearches />
          </div>
        )}
      </div>
    </>
  );
}

type FoundProps = Omit<SearchPageData, 'popular' | 'found' | 'directAnswers'> & { found: SearchResults };

function Found({ query, found, kind, order, page, itemsPerPage }: FoundProps) {
  const t = useTranslations('search');
  const { correction, isCorrected, kinds, results, totalItems } = found;
  const queryOfResults = isCorrected && correction ? correction : query;
  const isSortable = kinds.some(
    (candidate) => DATED_KINDS.includes(candidate.kind) && (!kind || kind === candidate.kind),
  );
  return (
    <>
      <Correction query={query} correction={correction} isCorrected={isCorrected} />
      <div className="mt-6 flex flex-wrap items-baseline justify-between gap-x-8">
        <p role="status" className="text-lead wrap-anywhere">
          {t('found', { count: totalItems, query: queryOfResults })}
        </p>
        {isSortable && <OrderLinks query={query} kind={kind} order={order} />}
      </div>
      {kinds.length > 1 && <KindFilter query={query} kinds={kinds} kind={kind} order={order} />}
      <ResultList query={query} results={results} />
      <div className="mt-12">
        <ListPages
          url={searchQuery.url({ q: query, kind, order })}
          page={page}
          itemsPerPage={itemsPerPage}
          totalItems={totalItems}
        />
      </div>
    </>
  );
}

type CorrectionProps = Pick<SearchResults, 'correction' | 'isCorrected'> & { query: string };

/** Another spelling: offered as a link, or, where nothing matches as typed, the one whose results follow. */
function Correction({ query, correction, isCorrected }: CorrectionProps) {
  const t = useTranslations('search');
  if (!correction) return null;
  return (
    <p className="mt-8 wrap-anywhere">
      {isCorrected ? t('corrected', { query }) : t('didYouMean')}{' '}
      <SiteLink to={searchQuery.url({ q: correction })} className="link font-bold">
        {correction}
      </SiteLink>
    </p>
  );
}

/** The order of results: text links, which weigh less than the filter by kind. */
function OrderLinks({ query, kind, order }: Pick<SearchPageData, 'query' | 'kind' | 'order'>) {
  const t = useTranslations('search');
  return (
    <div className="flex flex-wrap items-center gap-x-4 text-sm">
      <p aria-hidden="true" className="text-muted">
        {t('order')}
      </p>
      <ul aria-label={t('order')} className="flex gap-x-4">
        {SEARCH_ORDERS.map((candidate) => (
          <li key={candidate}>
            <SiteLink
              to={searchQuery.url({ q: query, kind, order: candidate })}
              aria-current={candidate === order ? 'page' : undefined}
              className="text-link min-h-11 underline-offset-4 aria-[current]:text-foreground aria-[current]:underline"
            >
              {t(`orders.${candidate}`)}
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

type KindFilterProps = Pick<SearchPageData, 'query' | 'kind' | 'order'> & Pick<SearchResults, 'kinds'>;

function KindFilter({ query, kinds, kind, order }: KindFilterProps) {
  const t = useTranslations('search');
  const all = kinds.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className="mt-6">
      <Tags
        label={t('filter')}
        tags={[
          { text: t('countOf', { name: t('all'), count: all }), url: searchQuery.url({ q: query, order }) },
          ...kinds.map((choice) => ({
            text: t('countOf', { name: t(`kinds.${choice.kind}`), count: choice.count }),
            url: searchQuery.url({ q: query, kind: choice.kind, order }),
          })),
        ]}
        current={searchQuery.url({ q: query, kind, order })}
      />
    </div>
  );
}

/** Where to go without a result. */
function OtherWays() {
  const t = useTranslations('search');
  return (
    <section aria-labelledby="help-title">
      <h2 id="help-title" className="mb-4 text-xl">
        {t('helpTitle')}
      </h2>
      <ul className="grid gap-1">
        <li>
          <SiteLink to="/about-us/contact-us" className="text-link min-h-11">
            <Icon name="message" size={20} className="flex-none" />
            {t('toContact')}
          </SiteLink>
        </li>
        <li>
          <SiteLink to="/branches" className="text-link min-h-11">
            <Icon name="map-pin" size={20} className="flex-none" />
            {t('toBranches')}
          </SiteLink>
        </li>
      </ul>
    </section>
  );
}
