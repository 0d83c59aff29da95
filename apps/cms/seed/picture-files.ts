import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type OutputInfo, type Sharp } from 'sharp';
import { MEDIA_WIDTHS } from '#cms/collections/media/media.ts';
import { pictureName } from '#cms/collections/media/picture-name.ts';

/** As for uploads, but with the least effort for a fast first start; a fifth more bytes. */
const ENCODINGS = { avif: { quality: 55, effort: 0 }, webp: { quality: 78, effort: 2 } } as const;
const JPEG_QUALITY = 90;
/** Concurrent drawings; each needs five megabytes of memory. */
const WORKERS = 4;

export type PictureFile = {
  filename: string;
  mimeType: string;
  filesize: number;
  width: number;
  height: number;
};

/** The files of a picture, by the media collection's file names. */
export type PictureFiles = {
  original: PictureFile;
  sizes: Record<string, PictureFile>;
  contents: ReadonlyMap<string, Buffer>;
};

const fileName = (name: string) => pictureName(`${name}.jpg`, 'jpeg', name);

/** Cached files of the same drawing from an earlier seed; null on a miss. */
async function readEncoded(folder: string, name: string): Promise<PictureFiles | null> {
  const filename = fileName(name);
  const base = filename.replace(/\.jpg$/, '-');
  const contents = new Map<string, Buffer>();
  const fileOf = async (file: string, format: string): Promise<PictureFile> => {
    const content = await readFile(path.join(folder, file));
    const { width, height } = await sharp(content).metadata();
    contents.set(file, content);
    return { filename: file, mimeType: `image/${format}`, filesize: content.length, width, height };
  };
  const names = await readdir(folder).catch((): string[] => []);
  if (!names.includes(filename)) return null;
  const sizes = names.flatMap((file) => {
    const [, width, format = ''] = /^(\d+)x\d+\.(avif|webp)$/.exec(file.replace(base, '')) ?? [];
    return width ? [fileOf(file, format).then((size) => [`${format}${width}`, size] as const)] : [];
  });
  return {
    original: await fileOf(filename, 'jpeg'),
    sizes: Object.fromEntries(await Promise.all(sizes)),
    contents,
  };
}

async function encode(name: string, svg: string): Promise<PictureFiles> {
  const drawing = sharp(Buffer.from(svg)).flatten({ background: 'white' }).removeAlpha();
  const { data, info } = await drawing.raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const filename = fileName(name);
  const contents = new Map<string, Buffer>();

  /** @param format as in the MIME type: sharp reports AVIF as `heif`. */
  async function fileOf(picture: Sharp, format: string, nameOf: (size: OutputInfo) => string) {
    const { data: content, info: size } = await picture.toBuffer({ resolveWithObject: true });
    const { width, height, size: filesize } = size;
    const file = { filename: nameOf(size), mimeType: `image/${format}`, filesize, width, height };
    contents.set(file.filename, content);
    return file;
  }

  const widths = MEDIA_WIDTHS.filter((width) => width <= info.width);
  const sizes = widths.flatMap((width) =>
    (['avif', 'webp'] as const).map(async (format) => {
      const picture = sharp(data, { raw }).resize(width).toFormat(format, ENCODINGS[format]);
      const nameOf = ({ height }: OutputInfo) => filename.replace(/\.jpg$/, `-${width}x${height}.${format}`);
      return [`${format}${width}`, await fileOf(picture, format, nameOf)] as const;
    }),
  );
  const original = await fileOf(sharp(data, { raw }).jpeg({ quality: JPEG_QUALITY }), 'jpeg', () => filename);
  return { original, sizes: Object.fromEntries(await Promise.all(sizes)), contents };
}

const encoded = new Map<string, Promise<PictureFiles>>();

/** The files of a drawing, encoded once per name. */
export function filesOf(name: string, svg: () => string): Promise<PictureFiles> {
  const known = encoded.get(name);
  if (known) return known;
  const folder = process.env.BERANDA_SEED_PICTURES;
  const earlier = folder ? readEncoded(folder, name) : Promise.resolve(null);
  const files = earlier.then((kept) => kept ?? encode(name, svg()));
  encoded.set(name, files);
  return files;
}

/** The names of all encoded drawings. */
export const encodedPictures = (): readonly string[] => [...encoded.keys()];

/** Encodes drawings, several at a time. */
export async function encodePictures(drawings: ReadonlyMap<string, () => string>): Promise<void> {
  const queue = drawings.entries();
  const work = async () => {
    for (const [name, svg] of queue) await filesOf(name, svg);
  };
  await Promise.all(Array.from({ length: WORKERS }, work));
}
