import type { Loader } from '#src/content/loading.ts';
import type { LiteracyPlainPageData } from './page.tsx';

export const loadLiteracyPlain: Loader<LiteracyPlainPageData> = async ({ content, locale }) => {
  const items = await content.allItems('literacy', locale);
  return { articles: items.map(({ slug, title, language, topic }) => ({ slug, title, language, topic })) };
};
