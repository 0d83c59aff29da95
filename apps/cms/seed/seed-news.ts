import type { PayloadRequest } from 'payload';
import sharp from 'sharp';
import { PICTURE_NAME_SEED } from '#cms/collections/media/prepare-file.ts';
import type { NewsSeed, NewsText } from './content/types.ts';
import { drawScene } from './pictures/draw.ts';
import { editorState } from './rich-text.ts';

const JPEG_QUALITY = 85;

async function seedPicture(req: PayloadRequest, { picture, slug }: NewsSeed): Promise<number> {
  const svg = Buffer.from(drawScene(picture.scene, slug));
  const data = await sharp(svg).flatten({ background: '#ffffff' }).jpeg({ quality: JPEG_QUALITY }).toBuffer();
  const media = await req.payload.create({
    req,
    collection: 'media',
    // The demonstration's pictures are called the same each time.
    context: { [PICTURE_NAME_SEED]: slug },
    data: { altId: picture.alt.id, altEn: picture.alt.en, decorative: false },
    overwriteExistingFiles: true,
    file: { data, mimetype: 'image/jpeg', name: `${slug}.jpg`, size: data.byteLength },
    depth: 0,
    overrideAccess: true,
  });
  return media.id;
}

function textFields({ title, summary, body }: NewsText) {
  return { title, summary, body: editorState(body) as never };
}

/** Writes one item, published in the languages that it has. */
export async function seedNewsItem(req: PayloadRequest, item: NewsSeed): Promise<void> {
  const cover = await seedPicture(req, item);
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
