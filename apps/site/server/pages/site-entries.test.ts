import { ITEM_COLLECTIONS, itemCollectionOf, LOCALES } from '@beranda/contract';
import { expect, it } from 'vitest';
import { entryKindOf } from '#src/content/site-entries.server.ts';
import type { SitePages } from '#src/content/site-pages/site-page.ts';
import { findSitePage, SITE_PAGES } from '#src/content/site-pages/site-pages.server.ts';
import { listedPaths } from '#src/routing/routes.ts';

it.each(listedPaths())('%s has a title in search and site map, in each language', (path) => {
  for (const locale of LOCALES) expect(findSitePage(path)?.[locale].title, locale).toBeTruthy();
});

it('every entry is of a page that exists, and in one section', () => {
  const named = Object.values<SitePages>(SITE_PAGES).flatMap(Object.keys);
  expect(named.toSorted()).toEqual(listedPaths().toSorted());
});

it.each(
  ITEM_COLLECTIONS.filter(
    (collection) => itemCollectionOf(collection).base ?? itemCollectionOf(collection).shownOn,
  ),
)('%s have an entry kind', (collection) => {
  expect(entryKindOf(collection)).not.toBe('other');
});
