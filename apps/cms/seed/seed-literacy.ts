import type { PayloadRequest } from 'payload';
import { articleText } from './article-text.ts';
import type { LiteracySeed } from './content/literacy.ts';
import { seedItem } from './seed-item.ts';
import { seedPicture } from './seed-picture.ts';

/** Seeds the financial literacy articles with pictures. */
export async function seedLiteracy(req: PayloadRequest, articles: readonly LiteracySeed[]): Promise<void> {
  for (const { slug, topic, publishedAt, picture, id, en } of articles) {
    const cover = picture && (await seedPicture(req, slug, picture));
    await seedItem(req, 'literacy', {
      fields: { slug, topic, publishedAt: new Date(publishedAt).toISOString(), cover },
      id: articleText(id),
      en: en && articleText(en),
    });
  }
}
