import { LOCALES, type Locale, type PublishedItems } from '@beranda/contract';
import type { Payload } from 'payload';
import { readRows } from '#cms/database/read-rows.ts';

type Row = { slug: string; updated_at: string | Date; locale: string };

/** What visitors can find by its address. In one statement: there may be ten thousand items. */
export async function publishedItems(payload: Payload): Promise<PublishedItems> {
  const rows = await readRows<Row>(
    payload,
    `SELECT news.slug, news.updated_at, text._locale AS locale
     FROM news JOIN news_locales text ON text._parent_id = news.id
     WHERE news.slug IS NOT NULL AND text._status = 'published' AND text.title IS NOT NULL AND text.title <> ''
     ORDER BY news.published_at DESC, news.id DESC`,
  );
  const news = [...Map.groupBy(rows, ({ slug }) => slug)].map(([slug, published]) => ({
    slug,
    languages: LOCALES.filter((language) => published.some(({ locale }) => locale === language)) as Locale[],
    updatedAt: new Date(published[0]?.updated_at ?? 0).toISOString(),
  }));
  return { news };
}
