import { literacyTopics } from '@beranda/contract';
import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { useRequiredRootData } from '#src/app/locale-root.tsx';
import { PageHead } from '#src/app/page-head.tsx';
import { fromQuery } from '#src/components/back-link/from-query.ts';
import { EmptyState } from '#src/components/empty-state.tsx';
import { PageHeader } from '#src/components/page-header/page-header.tsx';
import { canonicalQueryOf } from '#src/components/pagination/canonical-query.ts';
import { ListPages } from '#src/components/pagination/index.ts';
import { ScrollToTop } from '#src/components/scroll-to-top/scroll-to-top.tsx';
import { Tags } from '#src/components/tags/tags.tsx';
import { ArticleGrid } from '#src/features/articles/article-card.tsx';
import { FeaturedArticle } from '#src/features/articles/featured-article.tsx';
import { topicUrl } from '#src/features/articles/literacy/topic-url.ts';
import { useLiteracyArticle } from '#src/features/articles/literacy/use-literacy-article.ts';
import type { LiteracyPageData } from './loader.server.ts';

export function Page() {
  const { list, topic } = useLoaderData<LiteracyPageData>();
  const { settings } = useRequiredRootData();
  const t = useTranslations('literacy');
  const url = topicUrl(topic);
  const title = topic ? t('titleOf', { topic: t(`topic.${topic}`) }) : t('title');
  const from = fromQuery(url, list.page);
  const articles = list.items.map(useLiteracyArticle());
  const [first, ...others] = articles.map((article) => ({ ...article, url: article.url + from }));
  return (
    <>
      <PageHead
        title={list.page === 1 ? title : t('pageTitle', { title, page: list.page })}
        description={t('description', { bankName: settings.bankName })}
        canonicalQuery={canonicalQueryOf({ topic, page: list.page })}
      />
      <PageHeader
        crumbs={[
          { text: t('title'), url: '/literasi' },
          ...(topic ? [{ text: t(`topic.${topic}`), url }] : []),
        ]}
        title={topic ? t(`topic.${topic}`) : t('title')}
        lead={t('lead')}
      >
        <Tags
          label={t('topics')}
          tags={[
            { text: t('allTopics'), url: topicUrl() },
            ...literacyTopics.map((one) => ({ text: t(`topic.${one}`), url: topicUrl(one) })),
          ]}
          current={url}
        />
      </PageHeader>
      <div className="container-page pb-24">
        {!first && (
          <EmptyState
            title={t('empty')}
            text={t(topic ? 'emptyTopicText' : 'emptyText')}
            {...(topic ? { action: { text: t('allTopics'), url: '/literasi' } } : {})}
          />
        )}
        {first && (
          <section aria-label={t(list.page === 1 ? 'featured' : 'all')} className="mt-6">
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
          <ListPages url={url} {...list} />
        </div>
      </div>
      <ScrollToTop />
    </>
  );
}
