import type { Loader } from '#src/content/loading.ts';
import { type MapSection, sectionsOf } from '#src/features/sitemap/sections.server.ts';

export type SitemapPageData = { sections: MapSection[] };

/**
 * The loader of the site map.
 *
 * @param paths of the pages that no editor writes, without language prefix
 */
export function mapOf(paths: readonly string[]): Loader<SitemapPageData> {
  return async ({ content, locale }) => {
    const documents = await content.searchDocuments(locale);
    return { sections: sectionsOf(paths, documents.filter(content.isActive), locale) };
  };
}
