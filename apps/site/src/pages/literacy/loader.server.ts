import { type LiteracyTopic, literacyTopics } from '@beranda/contract';
import { fetchPage } from '#src/content/fetch-page.server.ts';
import type { ItemList } from '#src/content/items.ts';
import type { Loader } from '#src/content/loading.ts';
import { notFound } from '#src/content/page-error.ts';

/** One large and rows of three. */
const ITEMS_PER_PAGE = 10;

export type LiteracyPageData = {
  list: ItemList<'literacy'>;
  /** The selected topic. */
  topic: LiteracyTopic | null;
};

export const load: Loader<LiteracyPageData> = async (input) => {
  const requested = input.query.get('topic');
  const topic = literacyTopics.find((one) => one === requested) ?? null;
  if (requested !== null && !topic) throw notFound(input.pathname);
  const list = await fetchPage(input, 'literacy', {
    itemsPerPage: ITEMS_PER_PAGE,
    where: { topic: topic ?? undefined },
  });
  return { list, topic };
};
