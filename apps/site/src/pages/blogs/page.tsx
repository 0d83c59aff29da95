import { LANGUAGES } from '@beranda/contract';
import { useLoaderData } from 'react-router';
import { useRequiredRootData } from '#src/app/locale-root.tsx';
import { PageHead } from '#src/app/page-head.tsx';
import { SiteLink } from '#src/app/site-link.tsx';
import { EmptyState } from '#src/components/empty-state.tsx';
import { Icon } from '#src/components/icon.tsx';
import { PageHeader } from '#src/components/page-header/page-header.tsx';
import { ScrollToTop } from '#src/components/scroll-to-top/scroll-to-top.tsx';
import { SectionBand } from '#src/components/section-band/section-band.tsx';
import { ArticleGrid } from '#src/features/articles/article-card.tsx';
import { blogQuery } from '#src/features/articles/blog/blog-query.ts';
import { toBlogArticle } from '#src/features/articles/blog/to-blog-article.ts';
import { FeaturedArticle } from '#src/features/articles/featured-article.tsx';
import { FeedLink } from '#src/features/lists/feed-link.tsx';
import { useTranslations } from '#src/i18n/use-translations.ts';
import type { BlogsPageData } from './loader.server.ts';

export function Page() {
  const { articles, tags, hasMore } = useLoaderData<BlogsPageData>();
  const { settings } = useRequiredRootData();
  const t = useTranslations('blogs');
  const [first, ...others] = articles.map(toBlogArticle);
  return (
    <>
      <PageHead title={t('title')} description={t('description', { bankName: settings.bankName })} />
      <FeedLink path="/blogs/feed.xml" title={t('title')} />
      <PageHeader crumbs={[{ text: t('title'), url: '/blogs' }]} title={t('title')} lead={t('lead')} />
      <div className="container-page pb-section">
        {!first && <EmptyState title={t('empty')} text={t('emptyText')} />}
        {first && (
          <section aria-label={t('featured')} className="mt-10">
            <FeaturedArticle article={first} />
          </section>
        )}
        {others.length > 0 && (
          <section className="mt-16">
            <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
              <h2 className="text-2xl md:text-3xl">{t('latest')}</h2>
              {hasMore && <AllArticles />}
            </div>
            <ArticleGrid articles={others} className="mt-8" />
          </section>
        )}
      </div>
      {tags.length > 0 && (
        <SectionBand tone="surface-alt" title={t('byTag')}>
          <TagTiles tags={tags} />
        </SectionBand>
      )}
      <ScrollToTop />
    </>
  );
}

function AllArticles() {
  const t = useTranslations('blogs');
  return (
    <SiteLink to={blogQuery.path} className="text-link">
      {t('readAll')}
      <Icon name="arrow-right" size={18} />
    </SiteLink>
  );
}

function TagTiles({ tags }: Pick<BlogsPageData, 'tags'>) {
  const t = useTranslations('blogs');
  return (
    <ul className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      {tags.map(({ slug, title, language, articles }) => (
        <li key={slug} className="card flex flex-col justify-between gap-1 p-4 sm:p-6">
          <SiteLink
            to={blogQuery.url({ tag: slug })}
            lang={LANGUAGES[language].tag}
            className="card-link font-bold text-lg leading-snug"
          >
            {title}
          </SiteLink>
          <p className="text-muted text-sm">{t('articles', { count: articles })}</p>
        </li>
      ))}
    </ul>
  );
}
