import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { useRequiredRootData } from '#src/app/locale-root.tsx';
import { PageHead } from '#src/app/page-head.tsx';
import { PageHeader } from '#src/components/page-header/page-header.tsx';
import { canonicalQueryOf } from '#src/components/pagination/canonical-query.ts';
import { ScrollToTop } from '#src/components/scroll-to-top/scroll-to-top.tsx';
import type { NewsListData } from '#src/features/articles/news/load-news.server.ts';
import { NewsList, NewsTopics, useNewsTitle } from '#src/features/articles/news/news-list.tsx';
import { inLocale } from '#src/i18n/paths.ts';
import { useSiteLocale } from '#src/i18n/use-site-locale.ts';

export function Page() {
  const data = useLoaderData<NewsListData>();
  const { settings } = useRequiredRootData();
  const t = useTranslations('news');
  const { heading, title } = useNewsTitle(data);
  const { list, topic } = data;
  const crumbs = [{ text: t('title'), url: '/news' }];
  if (topic) crumbs.push({ text: t(`topic.${topic}`), url: `/news?topic=${topic}` });
  return (
    <>
      <PageHead
        title={title}
        description={t('description', { bankName: settings.bankName })}
        canonicalQuery={canonicalQueryOf({ topic, page: list.page })}
      />
      <link
        rel="alternate"
        type="application/rss+xml"
        title={settings.bankName}
        href={inLocale('/feed.xml', useSiteLocale())}
      />
      <PageHeader crumbs={crumbs} title={heading} lead={t('lead')}>
        <NewsTopics topic={topic} />
      </PageHeader>
      <NewsList {...data} />
      <ScrollToTop />
    </>
  );
}
