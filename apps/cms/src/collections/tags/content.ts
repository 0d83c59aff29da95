import { type BlogTags, type Locale, localesShownIn, type Tag } from '@beranda/contract';
import type { Payload } from 'payload';
import { listVisible } from '#cms/content/read-stored.ts';
import { VISIBLE_TEXT } from '#cms/content/visible.ts';
import { readRows, sql } from '#cms/database/sql.ts';

type Term = { item: { slug: string; title: string }; language: Locale };

/** Maps a tag or a topic. */
export const tagOf = ({ item: { slug, title }, language }: Term): Tag => ({ slug, title, language });

/** Loads the tags of many items in one query; returns a look-up by ids that preserves their order. */
export async function loadTagLookup(
  payload: Payload,
  ids: Iterable<number>,
  locale: Locale,
): Promise<(ids: readonly number[]) => Tag[]> {
  const uniqueIds = [...new Set(ids)];
  if (uniqueIds.length === 0) return () => [];
  const tags = await listVisible(payload, 'tags', locale, { id: { in: uniqueIds } });
  const byId = new Map(tags.map((tag) => [tag.item.id, tagOf(tag)]));
  return (tagIds) => tagIds.flatMap((id) => byId.get(id) ?? []);
}

type Row = { tag: number; articles: number | string };

/** The blog tags with visible articles in this language, in order. */
export async function blogTagsContent(payload: Payload, locale: Locale): Promise<{ tags: BlogTags }> {
  const rows = await readRows<Row>(
    payload,
    sql`SELECT rel.tags_id AS tag, COUNT(DISTINCT rel.parent_id) AS articles
     FROM blogs_rels rel JOIN blogs_locales text ON text._parent_id = rel.parent_id
     WHERE rel.path = 'tags' AND text._locale IN ${localesShownIn(locale)}
       AND ${VISIBLE_TEXT}
     GROUP BY rel.tags_id`,
  );
  const counts = new Map(rows.map(({ tag, articles }) => [tag, Number(articles)]));
  const tags = await listVisible(payload, 'tags', locale, { id: { in: [...counts.keys()] } }, [
    'order',
    'id',
  ]);
  return {
    tags: tags.flatMap((tag) => {
      const articles = counts.get(tag.item.id);
      return articles ? [{ ...tagOf(tag), articles }] : [];
    }),
  };
}
