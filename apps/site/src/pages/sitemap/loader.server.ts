import { SITE_PATHS } from '@beranda/contract';
import type { Loader } from '#src/content/loader-types.ts';
import { type MapSection, sectionsOf } from '#src/features/sitemap/sections.server.ts';

export type SitemapPageData = { sections: MapSection[] };

export const load: Loader<SitemapPageData> = async ({ content, locale }) => {
  const items = await content.siteMapItems(locale);
  return { sections: sectionsOf(SITE_PATHS, items.filter(content.isActive), locale) };
};
