import type { NewsSummary, NewsTopic } from '@beranda/contract';
import { fetchPage } from '#src/content/fetch-page.server.ts';
import type { Item, ItemList } from '#src/content/items.ts';
import type { LoaderInput } from '#src/content/loader-types.ts';
import { notFound } from '#src/content/page-error.ts';
import { readQuery } from '#src/content/read-query.server.ts';
import { listAlsoRead } from '../also-read.server.ts';
import { newsQuery } from './news-query.ts';

/** One large and rows of three. */
const ITEMS_PER_PAGE = 10;

export type NewsListData = { list: ItemList<'news'>; topic: NewsTopic | null };
export type NewsItemData = { article: Item<'news'>; alsoRead: NewsSummary[]; isPreview: boolean };

/** The page of news, and the topic, selected by the query. */
export async function loadNewsList(input: LoaderInput): Promise<NewsListData> {
  const { topic, page } = readQuery(newsQuery, input);
  const where = { topic: topic ?? undefined };
  return {
    list: await fetchPage({ ...input, page }, 'news', { itemsPerPage: ITEMS_PER_PAGE, where }),
    topic,
  };
}

/** The news item at a path, and others to read. */
export async function loadNewsItem(input: LoaderInput): Promise<NewsItemData> {
  const { content, locale, pathname, parameters, previewToken } = input;
  const slug = parameters.slug ?? '';
  const article = await content.item('news', locale, slug, previewToken);
  if (!article) throw notFound(pathname);
  return {
    article,
    alsoRead: await listAlsoRead(article, (query) => content.items('news', locale, query)),
    isPreview: previewToken !== undefined,
  };
}
