import type { LiteracyTopic } from '@beranda/contract';
import { fetchPage } from '#src/content/fetch-page.server.ts';
import type { ItemList } from '#src/content/items.ts';
import type { Loader } from '#src/content/loader-types.ts';
import { readQuery } from '#src/content/read-query.server.ts';
import { literacyQuery } from '#src/features/articles/literacy/literacy-query.ts';

/** One large and rows of three. */
const ITEMS_PER_PAGE = 10;

export type LiteracyPageData = {
  list: ItemList<'literacy'>;
  /** The selected topic. */
  topic: LiteracyTopic | null;
};

export const load: Loader<LiteracyPageData> = async (input) => {
  const { topic, page } = readQuery(literacyQuery, input);
  const list = await fetchPage({ ...input, page }, 'literacy', {
    itemsPerPage: ITEMS_PER_PAGE,
    where: { topic: topic ?? undefined },
  });
  return { list, topic };
};
