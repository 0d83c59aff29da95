import type { PayloadRequest } from 'payload';
import type { NewsSeed, NewsText } from './content/types.ts';
import { editorState } from './rich-text.ts';
import { seedPicture } from './seed-picture.ts';

function textFields({ title, summary, body }: NewsText) {
  return { title, summary, body: editorState(body) as never };
}

/** Writes one item, published in the languages that it has. */
export async function seedNewsItem(req: PayloadRequest, item: NewsSeed): Promise<void> {
  const cover = await seedPicture(req, item.slug, item.picture);
  const { id } = await req.payload.create({
    req,
    collection: 'news',
    locale: 'id',
    data: {
      ...textFields(item.id),
      slug: item.slug,
      topic: item.topic,
      publishedAt: new Date(item.publishedAt).toISOString(),
      cover,
      _status: 'published',
    },
    depth: 0,
    overrideAccess: true,
  });
  if (!item.en) return;
  await req.payload.update({
    req,
    collection: 'news',
    id,
    locale: 'en',
    publishSpecificLocale: 'en',
    data: { ...textFields(item.en), _status: 'published' },
    depth: 0,
    overrideAccess: true,
  });
}
