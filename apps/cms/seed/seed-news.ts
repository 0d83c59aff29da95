import type { PayloadRequest } from 'payload';
import type { NewsSeed, NewsText } from './content/types.ts';
import { editorState } from './rich-text.ts';
import { seedItem } from './seed-item.ts';
import { seedPicture } from './seed-picture.ts';

const textOf = ({ title, summary, body }: NewsText) => ({ title, summary, body: editorState(body) });

/** Writes one news item with its picture. */
export async function seedNewsItem(req: PayloadRequest, item: NewsSeed): Promise<void> {
  const { slug, topic, publishedAt, picture, id, en } = item;
  const cover = await seedPicture(req, slug, picture);
  await seedItem(req, 'news', {
    fields: { slug, topic, publishedAt: new Date(publishedAt).toISOString(), cover },
    id: textOf(id),
    en: en && textOf(en),
  });
}
