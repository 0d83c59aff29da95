import { ITEM_COLLECTIONS, type ItemCollection } from '@beranda/contract';
import type { PayloadRequest, TaskConfig } from 'payload';
import { type MultilingualItem, publishedLanguages, textIn } from '#cms/content/multilingual.ts';
import { provideSocialImage } from './provide-social-image.ts';
import { socialImageName } from './social-name.ts';

/** A separate queue, so that images do not delay other jobs. */
export const SOCIAL_QUEUE = 'social-images';

/** Context key: skip drawing now; images are drawn on first request. */
export const SOCIAL_IMAGES_LATER_KEY = 'drawSocialImagesLater';

type DrawSocialImages = { input: { collection: string; item: string }; output: Record<string, never> };

/** Draws the social images of a published item, in each of its languages. */
export function drawSocialImages(dataDir: string): TaskConfig<DrawSocialImages> {
  return {
    slug: 'drawSocialImages',
    inputSchema: [
      { name: 'collection', type: 'text', required: true },
      { name: 'item', type: 'text', required: true },
    ],
    retries: 1,
    handler: async ({ input, req: { payload } }) => {
      const collection = ITEM_COLLECTIONS.find((candidate) => candidate === input.collection);
      const item =
        collection &&
        (await payload.db.findOne<MultilingualItem>({
          collection,
          locale: 'all',
          where: { id: { equals: Number(input.item) } },
        }));
      if (!item) return { output: {} };
      for (const language of publishedLanguages(item)) {
        const name = socialImageName(collection, item.id, language, textIn(item.title, language));
        await provideSocialImage(payload, dataDir, name);
      }
      return { output: {} };
    },
  };
}

/** Queues the social images of an item when its public state has changed. */
export async function queueSocialImages(
  req: PayloadRequest,
  collection: ItemCollection,
  id: number | string,
): Promise<void> {
  if (req.context[SOCIAL_IMAGES_LATER_KEY]) return;
  await req.payload.jobs.queue({
    task: 'drawSocialImages',
    queue: SOCIAL_QUEUE,
    input: { collection, item: String(id) },
    req,
  });
}
