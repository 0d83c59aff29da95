import { LOCALES } from '@beranda/contract';
import { expect, it } from 'vitest';
import { listedPaths } from '#src/routing/routes.ts';
import type { SitePages } from './site-page.ts';
import { findSitePage, SITE_PAGES } from './site-pages.server.ts';

it.each(listedPaths())('%s has a title in search and site map, in each language', (path) => {
  for (const locale of LOCALES) expect(findSitePage(path)?.[locale].title, locale).toBeTruthy();
});

it('every entry is of a page that exists, and in one section', () => {
  const named = Object.values<SitePages>(SITE_PAGES).flatMap(Object.keys);
  expect(named.toSorted()).toEqual(listedPaths().toSorted());
});
