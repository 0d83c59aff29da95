import type { BlogTags, Locale, Tag } from '@beranda/contract';
import type { Payload } from 'payload';
import { type InEach, textIn } from '#cms/content/stored-item.ts';
import { asStored, VISIBLE_TEXT } from '#cms/content/visible.ts';
import { readRows, sql } from '#cms/database/sql.ts';

export type StoredTag = { id: number | string; slug: string; title?: InEach<string> };

/** Maps a tag, or a topic, to a language. */
export function tagOf({ slug, title }: StoredTag, locale: Locale): Tag {
  const language = title?.[locale] ? locale : 'id';
  return { slug, title: textIn(title, language), language };
}

/** Loads the tags of many items in one query; returns a look-up by ids that preserves their order. */
export async function fetchTags(
  payload: Payload,
  ids: Iterable<unknown>,
  locale: Locale,
): Promise<(ids: readonly unknown[] | null | undefined) => Tag[]> {
  const uniqueIds = [...new Set(ids)].filter((id) => typeof id === 'number');
  if (uniqueIds.length === 0) return () => [];
  const { docs } = await payload.find({
    ...asStored,
    collection: 'tags',
    limit: uniqueIds.length,
    pagination: false,
    where: { id: { in: uniqueIds } },
  });
  const byId = new Map((docs as unknown as StoredTag[]).map((tag) => [tag.id, tagOf(tag, locale)]));
  return (tagIds) => (tagIds ?? []).flatMap((id) => byId.get(id as number) ?? []);
}

type Row = { tag: number; articles: number | string };

/** The blog tags with visible articles in this language, in order. */
export async function blogTagsContent(payload: Payload, locale: Locale): Promise<{ tags: BlogTags }> {
  const rows = await readRows<Row>(
    payload,
    sql`SELECT rel.tags_id AS tag, COUNT(DISTINCT rel.parent_id) AS articles
     FROM blogs_rels rel JOIN blogs_locales text ON text._parent_id = rel.parent_id
     WHERE rel.path = 'tags' AND text._locale IN ('id', ${locale})
       AND ${VISIBLE_TEXT}
     GROUP BY rel.tags_id`,
  );
  const counts = new Map(rows.map(({ tag, articles }) => [tag, Number(articles)]));
  const { docs } = await payload.find({
    ...asStored,
    collection: 'tags',
    pagination: false,
    sort: ['order', 'id'],
    where: { id: { in: [...counts.keys()] } },
  });
  return {
    tags: (docs as unknown as StoredTag[]).map((tag) => ({
      ...tagOf(tag, locale),
      articles: counts.get(Number(tag.id)) ?? 0,
    })),
  };
}
