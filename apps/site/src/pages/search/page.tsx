import { useEffect } from 'react';
import { useLoaderData } from 'react-router';
import { useRequiredRootData } from '#src/app/locale-root.tsx';
import { PageHead } from '#src/app/page-head.tsx';
import { EmptyState } from '#src/components/empty-state.tsx';
import { PageHeader } from '#src/components/page-header/page-header.tsx';
import { ListPages } from '#src/components/pagination/index.ts';
import { SearchField } from '#src/components/search-field/search-field.tsx';
import { Tags } from '#src/components/tags/tags.tsx';
import type { SearchAnswer } from '#src/content/search-service.ts';
import { History } from '#src/features/search/history.tsx';
import { ResultList } from '#src/features/search/result-list.tsx';
import { rememberSearch } from '#src/features/search/search-history.ts';
import { searchQuery } from '#src/features/search/search-query.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';
import type { SearchPageData } from './loader.server.ts';

export function Page() {
  const { typed, popular, answer, ...list } = useLoaderData<SearchPageData>();
  const { settings } = useRequiredRootData();
  const t = useTranslations('search');
  const isFound = (answer?.totalItems ?? 0) > 0;
  useEffect(() => {
    if (isFound) rememberSearch(typed);
  }, [isFound, typed]);
  return (
    <>
      <PageHead
        title={typed ? t('titleOf', { words: typed }) : t('title')}
        description={t('description', { bankName: settings.bankName })}
        // Search results are not indexed: unlimited URLs.
        isIndexed={typed === ''}
      />
      <PageHeader
        crumbs={[{ text: t('title'), url: '/search' }]}
        title={t('title')}
        lead={typed ? undefined : t('lead')}
      >
        <SearchField
          url="/search"
          label={t('field')}
          placeholder={t('placeholder')}
          action={t('submit')}
          query={typed}
          className="max-w-text"
        />
      </PageHeader>
      <div className="container-page pb-24">
        {answer && isFound && <Found typed={typed} answer={answer} {...list} />}
        {answer && !isFound && (
          <div role="status">
            <EmptyState
              scene="map-magnifier"
              title={t('emptyTitle')}
              text={`${t('emptyFor', { words: typed })} ${t('emptyText')}`}
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
                  tags={popular.map((words) => ({ text: words, url: searchQuery.url({ q: words }) }))}
                />
              </section>
            )}
            <History />
          </div>
        )}
      </div>
    </>
  );
}

type FoundProps = Omit<SearchPageData, 'popular' | 'answer'> & { answer: SearchAnswer };

function Found({ typed, answer, kind, page, itemsPerPage }: FoundProps) {
  const t = useTranslations('search');
  const { kinds, results, totalItems } = answer;
  const countOf = (name: string, count: number) => t('countOf', { name, count });
  return (
    <>
      <p role="status" className="mt-8 text-lead">
        {t('found', { count: totalItems, words: typed })}
      </p>
      {kinds.length > 1 && (
        <div className="mt-6">
          <Tags
            label={t('filter')}
            tags={[
              {
                text: countOf(
                  t('all'),
                  kinds.reduce((sum, one) => sum + one.count, 0),
                ),
                url: searchQuery.url({ q: typed }),
              },
              ...kinds.map((one) => ({
                text: countOf(t(`kinds.${one.kind}`), one.count),
                url: searchQuery.url({ q: typed, kind: one.kind }),
              })),
            ]}
            current={searchQuery.url({ q: typed, kind })}
          />
        </div>
      )}
      <ResultList query={typed} results={results} />
      <div className="mt-12">
        <ListPages
          url={searchQuery.url({ q: typed, kind })}
          page={page}
          itemsPerPage={itemsPerPage}
          totalItems={totalItems}
        />
      </div>
    </>
  );
}
