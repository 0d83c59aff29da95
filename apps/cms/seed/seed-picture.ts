import type { Locale } from '@beranda/contract';
import { drawScene } from '@beranda/drawings';
import type { PayloadRequest } from 'payload';
import sharp from 'sharp';
import { PICTURE_NAME_SEED } from '#cms/collections/media/prepare-file.ts';
import type { PictureSeed } from './content-fields.ts';

const JPEG_QUALITY = 85;

/** Draws a scene and uploads it; answers its id. */
export function seedPicture(req: PayloadRequest, name: string, { scene, alt }: PictureSeed): Promise<number> {
  return uploadDrawing(req, name, drawScene(scene, name), alt);
}

/** Uploads a drawing, given as SVG, as a picture; answers its id. */
export async function uploadDrawing(
  req: PayloadRequest,
  name: string,
  svg: string,
  alt: Record<Locale, string>,
): Promise<number> {
  const data = await sharp(Buffer.from(svg))
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: JPEG_QUALITY })
    .toBuffer();
  const media = await req.payload.create({
    req,
    collection: 'media',
    // The demonstration's pictures are called the same each time.
    context: { [PICTURE_NAME_SEED]: name },
    data: { altId: alt.id, altEn: alt.en, decorative: false },
    overwriteExistingFiles: true,
    file: { data, mimetype: 'image/jpeg', name: `${name}.jpg`, size: data.byteLength },
    depth: 0,
    overrideAccess: true,
  });
  return media.id;
}
