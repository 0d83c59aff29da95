import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { useRequiredRootData } from '#src/app/locale-root.tsx';
import { PageHead } from '#src/app/page-head.tsx';
import { fromQuery } from '#src/components/back-link/from-query.ts';
import { EmptyState } from '#src/components/empty-state.tsx';
import { languageOf } from '#src/components/language-of.ts';
import { PageHeader } from '#src/components/page-header/page-header.tsx';
import { canonicalQueryOf } from '#src/components/pagination/canonical-query.ts';
import { ListPages } from '#src/components/pagination/index.ts';
import { ScrollToTop } from '#src/components/scroll-to-top/scroll-to-top.tsx';
import { Tags } from '#src/components/tags/tags.tsx';
import { ArticleRow } from '#src/features/articles/article-row.tsx';
import { BlogFeedLink } from '#src/features/articles/blog/feed-link.tsx';
import { tagLinks, tagUrl } from '#src/features/articles/blog/tag-links.ts';
import { toBlogArticle } from '#src/features/articles/blog/to-blog-article.ts';
import type { BlogsAllPageData } from './loader.server.ts';

export function Page() {
  const { list, tags, tag } = useLoaderData<BlogsAllPageData>();
  const { settings } = useRequiredRootData();
  const t = useTranslations('blogs');
  const url = tagUrl(tag?.slug);
  const from = fromQuery(url, list.page);
  const articles = list.items.map(toBlogArticle).map((article) => ({ ...article, url: article.url + from }));
  const heading = tag ? t('tagTitle', { tag: tag.title }) : t('all');
  const all = [{ text: t('allTags'), url: tagUrl() }, ...tagLinks(tags)];
  return (
    <>
      <PageHead
        title={list.page === 1 ? heading : t('pageTitle', { title: heading, page: list.page })}
        description={t('description', { bankName: settings.bankName })}
        canonicalQuery={canonicalQueryOf({ tag: tag?.slug, page: list.page })}
      />
      <BlogFeedLink />
      <PageHeader
        crumbs={[
          { text: t('title'), url: '/blogs' },
          { text: t('all'), url: tagUrl() },
          ...(tag ? [{ text: tag.title, url, lang: languageOf(tag) }] : []),
        ]}
        title={heading}
      >
        {tags.length > 0 && <Tags label={t('filter')} tags={all} current={url} />}
      </PageHeader>
      <div className="container-page pb-24">
        {articles.length === 0 && <EmptyState title={t('empty')} text={t('emptyText')} />}
        <ul className="divide-y divide-line">
          {articles.map((article) => (
            <li key={article.slug}>
              <ArticleRow article={article} />
            </li>
          ))}
        </ul>
        <div className="mt-10">
          <ListPages url={url} {...list} />
        </div>
      </div>
      <ScrollToTop />
    </>
  );
}
