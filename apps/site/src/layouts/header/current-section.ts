import type { LeftMenuItem } from '@beranda/contract';

/** True where an address is another or lies below it: `/news/kopi` lies in `/news`. Only `/` lies in `/`. */
export function isActive(pathname: string, url: string): boolean {
  return pathname === url || (url !== '/' && pathname.startsWith(`${url}/`));
}

/**
 * The item of the menu in whose section a page is, and of several the one that names it most exactly: the first of
 * those with the longest address.
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
