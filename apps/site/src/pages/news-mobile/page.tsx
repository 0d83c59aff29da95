import { useLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { useRequiredRootData } from '#src/app/locale-root.tsx';
import { PageHead } from '#src/app/page-head.tsx';
import { canonicalQueryOf } from '#src/components/pagination/canonical-query.ts';
import { ScrollToTop } from '#src/components/scroll-to-top/scroll-to-top.tsx';
import { MAIN_NEWS, NEWS_IN_APP } from '#src/features/articles/news/news-base.ts';
import { NewsList, NewsTopics, useNewsTitle } from '#src/features/articles/news/news-list.tsx';
import type { NewsMobilePageData } from './loader.server.ts';

/** News inside the bank's app. */
export function Page() {
  const data = useLoaderData<NewsMobilePageData>();
  const { settings } = useRequiredRootData();
  const t = useTranslations('news');
  const { heading, title } = useNewsTitle(data);
  return (
    <>
      <PageHead
        title={title}
        description={t('description', { bankName: settings.bankName })}
        canonicalPath={MAIN_NEWS}
        canonicalQuery={canonicalQueryOf({ topic: data.topic, page: data.list.page })}
        isIndexed={false}
      />
      <div className="container-page pt-8">
        <h1 className="mb-5 text-3xl">{heading}</h1>
        <NewsTopics topic={data.topic} base={NEWS_IN_APP} />
      </div>
      <NewsList list={data.list} topic={data.topic} base={NEWS_IN_APP} />
      <ScrollToTop />
    </>
  );
}
