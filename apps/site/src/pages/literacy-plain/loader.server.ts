import type { Loader } from '#src/content/loading.ts';
import type { LiteracyPlainPageData } from './page.tsx';

const MOST_ARTICLES = 200;

export const loadLiteracyPlain: Loader<LiteracyPlainPageData> = async ({ content, locale }) => {
  const { items } = await content.items('literacy', locale, { itemsPerPage: MOST_ARTICLES });
  return { articles: items.map(({ slug, title, language, topic }) => ({ slug, title, language, topic })) };
};
