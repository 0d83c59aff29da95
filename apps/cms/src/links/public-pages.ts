import {
  DEFAULT_LOCALE,
  expandRedirects,
  ITEM_COLLECTIONS,
  type ItemCollection,
  itemCollectionOf,
  LOCALES,
  type Locale,
  localesShownIn,
  matchRedirect,
  pathOfItem,
  prepareRedirects,
  type RedirectRule,
  SITE_PATHS,
  withPrefix,
} from '@beranda/contract';
import type { PayloadRequest } from 'payload';
import { VISIBLE_TEXT } from '#cms/content/visible.ts';
import { readRows, sql, tableName, tableOf } from '#cms/database/sql.ts';

/** A public page. */
export type PublicPage = {
  /** Without language prefix. */
  path: string;
  /** The title; for the site's own pages the path. */
  title: string;
  /** Languages in which the address has a page, including the Indonesian fallback of English. */
  locales: readonly Locale[];
};

type Row = { collection: ItemCollection; slug: string; locale: Locale; title: string };

/** News also has addresses for the bank's app. */
const MORE_BASES: Partial<Record<ItemCollection, string>> = { news: '/news-mobile/' };

/** Languages in which an item's address has a page, given its published languages. */
export function localesWithPage(published: readonly Locale[]): Locale[] {
  return LOCALES.filter((locale) =>
    localesShownIn(locale).some((candidate) => published.includes(candidate)),
  );
}

function pagesOfItem(rows: readonly Row[]): PublicPage[] {
  const [row] = rows;
  if (!row) return [];
  const { collection, slug } = row;
  const title = rows.find(({ locale }) => locale === DEFAULT_LOCALE)?.title ?? row.title;
  const locales = localesWithPage(rows.map(({ locale }) => locale));
  const paths = [pathOfItem(collection, slug)];
  const more = MORE_BASES[collection];
  if (more) paths.push(more + slug);
  return paths.map((path) => ({ path, title, locales }));
}

/** All public pages: the site's own, and those of published items. */
export async function listPublicPages(req: PayloadRequest): Promise<PublicPage[]> {
  const collections = ITEM_COLLECTIONS.filter((collection) => itemCollectionOf(collection).base !== null);
  const statements = collections.map((collection) => {
    const name = tableName(collection);
    const [items, texts] = [tableOf(req.payload, name), tableOf(req.payload, `${name}_locales`)];
    return sql`SELECT ${collection} AS collection, item.slug AS slug, text._locale AS locale, text.title AS title
      FROM ${items} item JOIN ${texts} text ON text._parent_id = item.id
      WHERE item.slug IS NOT NULL AND ${VISIBLE_TEXT}`;
  });
  const rows = await readRows<Row>(req, sql.join(statements, sql` UNION ALL `));
  const items = [...Map.groupBy(rows, ({ collection, slug }) => `${collection} ${slug}`).values()];
  return [
    ...SITE_PATHS.map((path) => ({ path, title: path, locales: LOCALES })),
    ...items.flatMap(pagesOfItem),
  ];
}

/** A page, the languages in which redirects hide it, and the first such redirect. */
export type HiddenPage = PublicPage & { rule: RedirectRule };

/**
 * Pages that were reachable under the old redirects and are hidden by the new ones.
 *
 * @param before redirects as stored, as is `after`.
 */
export function hiddenPages(
  pages: readonly PublicPage[],
  before: readonly RedirectRule[],
  after: readonly RedirectRule[],
): HiddenPage[] {
  const [tableBefore, tableAfter] = [before, after].map((rules) => prepareRedirects(expandRedirects(rules)));
  if (!tableBefore || !tableAfter) return [];
  return pages.flatMap((page) => {
    const hidden = page.locales.flatMap((locale) => {
      const path = withPrefix(page.path, locale);
      const rule = matchRedirect(tableAfter, path);
      return rule && !matchRedirect(tableBefore, path) ? [{ locale, rule }] : [];
    });
    const [first] = hidden;
    return first ? [{ ...page, locales: hidden.map(({ locale }) => locale), rule: first.rule }] : [];
  });
}
