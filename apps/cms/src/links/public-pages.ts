import {
  DEFAULT_LOCALE,
  expandRedirects,
  ITEM_COLLECTIONS,
  type ItemCollection,
  itemCollectionOf,
  LOCALES,
  type Locale,
  matchRedirect,
  pathOfItem,
  prepareRedirects,
  type RedirectRule,
  SITE_PATHS,
} from '@beranda/contract';
import type { PayloadRequest } from 'payload';
import { VISIBLE_TEXT } from '#cms/content/visible.ts';
import { readRowsOf } from '#cms/database/read-rows.ts';

/** A page that visitors can open. */
export type PublicPage = {
  /** Without language prefix. */
  path: string;
  /** What staff call it; the path itself of the site's own pages. */
  title: string;
  /** Languages whose address answers: English shows the Indonesian text where there is no other. */
  locales: readonly Locale[];
};

type Row = { collection: ItemCollection; slug: string; locale: Locale; title: string };

/** The app of the bank shows news under addresses of their own, too. */
const MORE_BASES: Partial<Record<ItemCollection, string>> = { news: '/news-mobile/' };

/** The complete path of a page in a language. */
export function pathIn(locale: Locale, path: string): string {
  if (locale === DEFAULT_LOCALE) return path;
  return `/${locale}${path === '/' ? '' : path}`;
}

/** In which languages the address of an item answers that is published in some. */
export function answeringLocales(published: readonly Locale[]): Locale[] {
  return LOCALES.filter((locale) => published.includes(locale) || published.includes(DEFAULT_LOCALE));
}

function pagesOfItem(rows: readonly Row[]): PublicPage[] {
  const [row] = rows;
  if (!row) return [];
  const { collection, slug } = row;
  const title = rows.find(({ locale }) => locale === DEFAULT_LOCALE)?.title ?? row.title;
  const locales = answeringLocales(rows.map(({ locale }) => locale));
  const paths = [pathOfItem(collection, slug)];
  const more = MORE_BASES[collection];
  if (more) paths.push(more + slug);
  return paths.map((path) => ({ path, title, locales }));
}

/** Every page that visitors can open: the site's own, and those of published items. */
export async function listPublicPages(req: PayloadRequest): Promise<PublicPage[]> {
  const collections = ITEM_COLLECTIONS.filter((collection) => itemCollectionOf(collection).base !== null);
  const statements = collections.map((collection) => {
    const table = collection.replaceAll('-', '_');
    return `SELECT '${collection}' AS collection, item.slug AS slug, text._locale AS locale, text.title AS title
      FROM ${table} item JOIN ${table}_locales text ON text._parent_id = item.id
      WHERE item.slug IS NOT NULL AND ${VISIBLE_TEXT}`;
  });
  const rows = await readRowsOf<Row>(req, statements.join(' UNION ALL '));
  const items = [...Map.groupBy(rows, ({ collection, slug }) => `${collection} ${slug}`).values()];
  return [
    ...SITE_PATHS.map((path) => ({ path, title: path, locales: LOCALES })),
    ...items.flatMap(pagesOfItem),
  ];
}

/** A page, the languages in which rules take it from visitors, and the first of the rules that do. */
export type TakenPage = PublicPage & { rule: RedirectRule };

/**
 * Pages that visitors can open by the rules of before, and are led away from by those of after.
 *
 * @param before rules as staff write them, as is `after`.
 */
export function takenPages(
  pages: readonly PublicPage[],
  before: readonly RedirectRule[],
  after: readonly RedirectRule[],
): TakenPage[] {
  const [tableBefore, tableAfter] = [before, after].map((rules) => prepareRedirects(expandRedirects(rules)));
  if (!tableBefore || !tableAfter) return [];
  return pages.flatMap((page) => {
    const taken = page.locales.flatMap((locale) => {
      const path = pathIn(locale, page.path);
      const rule = matchRedirect(tableAfter, path);
      return rule && !matchRedirect(tableBefore, path) ? [{ locale, rule }] : [];
    });
    const [first] = taken;
    return first ? [{ ...page, locales: taken.map(({ locale }) => locale), rule: first.rule }] : [];
  });
}
