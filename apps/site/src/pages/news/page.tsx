import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import type { NewsList } from '#src/content/client.ts';
import { useRequiredRootData } from '#src/shell/locale-root.tsx';
import { PageHead } from '#src/shell/page-head.tsx';
import { Breadcrumbs } from '#src/widgets/breadcrumbs.tsx';
import { EmptyState } from '#src/widgets/empty-state.tsx';
import { FeaturedNews } from '#src/widgets/news/featured-news.tsx';
import { NewsCard } from '#src/widgets/news/news-card.tsx';
import { ListPages } from '#src/widgets/pagination/index.ts';

export type NewsPageData = NewsList;

export function Page() {
  const { items, page, itemsPerPage, totalItems } = useLoaderData<NewsPageData>();
  const { settings } = useRequiredRootData();
  const t = useTranslations('news');
  const isFirstPage = page === 1;
  const [first, ...others] = items;
  return (
    <>
      <PageHead
        title={isFirstPage ? t('title') : t('pageTitle', { page })}
        description={t('description', { bankName: settings.bankName })}
        canonicalQuery={isFirstPage ? '' : `?page=${page}`}
      />
      <div className="container-page pt-8 pb-24">
        <Breadcrumbs crumbs={[{ text: t('title'), url: '/news' }]} />
        <h1 className="mt-6 text-4xl md:text-5xl">{t('title')}</h1>
        <p className="mt-3 max-w-2xl text-lg text-muted">{t('lead')}</p>
        {!first && <EmptyState title={t('empty')} text={t('emptyText')} />}
        {first && (
          <section aria-label={t(isFirstPage ? 'featured' : 'all')} className="mt-10">
            <FeaturedNews item={first} />
          </section>
        )}
        {others.length > 0 && (
          <section className="mt-16">
            <h2 className="text-2xl">{t('all')}</h2>
            <ul className="mt-6 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
              {others.map((item) => (
                <li key={item.slug}>
                  <NewsCard item={item} />
                </li>
              ))}
            </ul>
          </section>
        )}
        <div className="mt-16">
          <ListPages url="/news" page={page} itemsPerPage={itemsPerPage} totalItems={totalItems} />
        </div>
      </div>
    </>
  );
}
