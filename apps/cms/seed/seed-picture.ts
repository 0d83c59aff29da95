import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locale } from '@beranda/contract';
import { drawScene } from '@beranda/drawings';
import type { PayloadRequest } from 'payload';
import { bumpTagVersion } from '#cms/cache-tags/bump-tag-version.ts';
import type { PictureSeed } from './content-fields.ts';
import { filesOf, type PictureFile } from './picture-files.ts';

const CENTRE = { focalX: 50, focalY: 50 };

/** Draws a scene and stores it as a picture; returns its id. */
export function seedPicture(req: PayloadRequest, name: string, { scene, alt }: PictureSeed): Promise<number> {
  return storePicture(req, name, () => drawScene(scene, name), alt);
}

const withUrl = (file: PictureFile) => ({ ...file, url: `/api/media/file/${file.filename}` });

/**
 * Stores an SVG drawing as a picture; returns its id. Writes what an upload would write, because Payload
 * would encode the picture inside the transaction.
 */
export async function storePicture(
  req: PayloadRequest,
  name: string,
  svg: () => string,
  alt: Record<Locale, string>,
): Promise<number> {
  const { contents, original, sizes } = await filesOf(name, svg);
  const { staticDir } = req.payload.collections.media.config.upload;
  if (!staticDir) throw new Error('The media collection has no folder.');
  await mkdir(staticDir, { recursive: true });
  for (const [filename, content] of contents) await writeFile(path.join(staticDir, filename), content);
  const { id } = await req.payload.db.create({
    collection: 'media',
    req,
    data: {
      alt,
      decorative: false,
      ...withUrl(original),
      ...CENTRE,
      sizes: Object.fromEntries(Object.entries(sizes).map(([size, file]) => [size, withUrl(file)])),
    },
  });
  await bumpTagVersion(req, 'media');
  return id as number;
}
