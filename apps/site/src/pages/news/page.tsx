import { useLoaderData } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import type { NewsList } from '#src/content/client.ts';
import { inLocale } from '#src/i18n/paths.ts';
import { useRequiredRootData } from '#src/shell/locale-root.tsx';
import { PageHead } from '#src/shell/page-head.tsx';
import { EmptyState } from '#src/widgets/empty-state.tsx';
import { FeaturedNews } from '#src/widgets/news/featured-news.tsx';
import { NewsCard } from '#src/widgets/news/news-card.tsx';
import { PageHeader } from '#src/widgets/page-header/page-header.tsx';
import { ListPages } from '#src/widgets/pagination/index.ts';
import { ScrollToTop } from '#src/widgets/scroll-to-top/scroll-to-top.tsx';

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
      <link
        rel="alternate"
        type="application/rss+xml"
        title={settings.bankName}
        href={inLocale('/feed.xml', useLocale())}
      />
      <PageHeader crumbs={[{ text: t('title'), url: '/news' }]} title={t('title')} lead={t('lead')} />
      <div className="container-page pb-24">
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
      <ScrollToTop />
    </>
  );
}
