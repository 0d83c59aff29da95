import { inLocale, LOCALES, withoutLocale } from '@beranda/contract';
import { isAt, ROUTES, type Route } from './route-table.ts';

const locationsIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);

/** Every path of a site's sitemap. */
export async function readSitemap(origin: string): Promise<string[]> {
  const locationsOf = async (path: string) => locationsIn(await (await fetch(origin + path)).text());
  const files = await locationsOf('/sitemap.xml');
  return (await Promise.all(files.map(locationsOf))).flat();
}

/** Pages whose address has no parameter. */
export const STATIC = ROUTES.filter(({ path }) => !path.includes(':'));
/** Pages of items, which are in the sitemap. */
export const WITH_ITEMS = ROUTES.filter(({ path, isUnlisted }) => path.includes(':') && !isUnlisted);

/** One address of every kind of page, the languages alternating. */
export async function everyKindOfPage(origin: string): Promise<string[]> {
  const sitemap = await readSitemap(origin);
  const first = (route: Route) => sitemap.find((address) => isAt(route, address)) ?? '/';
  const paths = [
    ...STATIC.map(({ path }) => path),
    ...WITH_ITEMS.map((route) => withoutLocale(first(route))),
  ];
  return paths.map((path, index) => inLocale(path, LOCALES[index % LOCALES.length] ?? 'id'));
}
