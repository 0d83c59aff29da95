import { useLoaderData } from 'react-router';
import { NEWS_IN_APP } from '#src/features/articles/news/news-base.ts';
import { NewsList } from '#src/features/articles/news/news-list.tsx';
import type { NewsMobilePageData } from './loader.server.ts';

/** News inside the bank's app. */
export function Page() {
  const { list, topic } = useLoaderData<NewsMobilePageData>();
  return <NewsList list={list} topic={topic} base={NEWS_IN_APP} />;
}
