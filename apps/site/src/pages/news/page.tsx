import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { inLocale } from '#src/i18n/paths.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { useRequiredRootData } from '#src/shell/locale-root.tsx';
import { PageHead } from '#src/shell/page-head.tsx';
import type { NewsListData } from '#src/widgets/news/load-news.server.ts';
import { NewsList, NewsTopics, useNewsTitle } from '#src/widgets/news/news-list.tsx';
import { PageHeader } from '#src/widgets/page-header/page-header.tsx';
import { canonicalQueryOf } from '#src/widgets/pagination/canonical-query.ts';
import { ScrollToTop } from '#src/widgets/scroll-to-top/scroll-to-top.tsx';

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
        href={inLocale('/feed.xml', useLocale())}
      />
      <PageHeader crumbs={crumbs} title={heading} lead={t('lead')}>
        <NewsTopics topic={topic} />
      </PageHeader>
      <NewsList {...data} />
      <ScrollToTop />
    </>
  );
}
