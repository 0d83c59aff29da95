import { useLoaderData } from 'react-router';
import type { NewsListData } from '#src/features/articles/news/load-news.server.ts';
import { NewsList } from '#src/features/articles/news/news-list.tsx';

export function Page() {
  return <NewsList {...useLoaderData<NewsListData>()} />;
}
