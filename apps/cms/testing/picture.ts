import sharp from 'sharp';

/** A small picture to upload. */
export async function pictureFile(name: string, width = 64, height = 40, format: 'jpeg' | 'png' = 'jpeg') {
  const data = await sharp({ create: { width, height, channels: 3, background: 'crimson' } })
    .toFormat(format)
    .toBuffer();
  return { data, mimetype: `image/${format}`, name: `${name}.${format}`, size: data.byteLength };
}
