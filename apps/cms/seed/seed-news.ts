import type { PayloadRequest } from 'payload';
import { articleText } from './article-text.ts';
import type { NewsSeed } from './content/news.ts';
import { seedItem } from './seed-item.ts';
import { seedPicture } from './seed-picture.ts';

/** Seeds one news item with its picture. */
export async function seedNewsItem(req: PayloadRequest, item: NewsSeed): Promise<void> {
  const { slug, topic, publishedAt, picture, id, en } = item;
  const cover = await seedPicture(req, slug, picture);
  await seedItem(req, 'news', {
    fields: { slug, topic, publishedAt: new Date(publishedAt).toISOString(), cover },
    id: articleText(id),
    en: en && articleText(en),
  });
}
