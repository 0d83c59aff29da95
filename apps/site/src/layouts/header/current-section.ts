import type { LeftMenuItem } from '@beranda/contract';

/** Whether a path equals a URL or is below it: `/news/kopi` is in `/news`. Only `/` is in `/`. */
export function isActive(pathname: string, url: string): boolean {
  return pathname === url || (url !== '/' && pathname.startsWith(`${url}/`));
}

/** The calculators are tabs of one page, so all are in one section, though menus may link to each. */
const CALCULATORS = '/calculators';

const sectionPath = (path: string) => (isActive(path, CALCULATORS) ? CALCULATORS : path);

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
      const path = sectionPath(url ?? '');
      if (!path || !isActive(sectionPath(pathname), path)) continue;
      if (path.length > (found?.length ?? 0)) found = { item, length: path.length };
    }
  }
  return found?.item;
}
