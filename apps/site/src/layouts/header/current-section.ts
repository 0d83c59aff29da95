import type { LeftMenuItem } from '@beranda/contract';

/** Whether a path equals a URL or is below it: `/news/kopi` is in `/news`. Only `/` is in `/`. */
export function isActive(pathname: string, url: string): boolean {
  return pathname === url || (url !== '/' && pathname.startsWith(`${url}/`));
}

/**
 * The menu item whose section a page is in: the first one with the longest matching URL.
 *
 * @param pathname without language prefix.
 */
export function currentSection(items: LeftMenuItem[], pathname: string): LeftMenuItem | undefined {
  let found: { item: LeftMenuItem; length: number } | undefined;
  for (const item of items) {
    const links = item.columns?.flatMap((column) => column.links) ?? [];
    for (const url of [item.url, ...links.map((link) => link.url)]) {
      if (url === undefined || !isActive(pathname, url)) continue;
      if (url.length > (found?.length ?? 0)) found = { item, length: url.length };
    }
  }
  return found?.item;
}
