import { useLoaderData } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import type { ItemList } from '#src/content/items.ts';
import { inLocale } from '#src/i18n/paths.ts';
import { useRequiredRootData } from '#src/shell/locale-root.tsx';
import { PageHead } from '#src/shell/page-head.tsx';
import { ArticleGrid } from '#src/widgets/article/article-card.tsx';
import { FeaturedArticle } from '#src/widgets/article/featured-article.tsx';
import { EmptyState } from '#src/widgets/empty-state.tsx';
import { useNewsArticle } from '#src/widgets/news/use-news-article.ts';
import { PageHeader } from '#src/widgets/page-header/page-header.tsx';
import { ListPages } from '#src/widgets/pagination/index.ts';
import { ScrollToTop } from '#src/widgets/scroll-to-top/scroll-to-top.tsx';

export type NewsPageData = ItemList<'news'>;

export function Page() {
  const { items, page, itemsPerPage, totalItems } = useLoaderData<NewsPageData>();
  const { settings } = useRequiredRootData();
  const t = useTranslations('news');
  const isFirstPage = page === 1;
  const [first, ...others] = items.map(useNewsArticle());
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
            <FeaturedArticle article={first} />
          </section>
        )}
        {others.length > 0 && (
          <section className="mt-16">
            <h2 className="text-2xl">{t('all')}</h2>
            <ArticleGrid articles={others} className="mt-6" />
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
