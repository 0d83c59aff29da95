/** Supported picture formats, by sharp's name. */
export const PICTURE_FORMATS = {
  jpeg: { mime: 'image/jpeg', extension: 'jpg' },
  png: { mime: 'image/png', extension: 'png' },
  webp: { mime: 'image/webp', extension: 'webp' },
  avif: { mime: 'image/avif', extension: 'avif' },
} as const;

export type PictureFormat = keyof typeof PICTURE_FORMATS;

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);

/** Detects the format from the content, ignoring the file name; null if not supported. */
export function formatOf(data: Buffer): PictureFormat | null {
  if (data.subarray(0, JPEG.length).equals(JPEG)) return 'jpeg';
  if (data.subarray(0, PNG.length).equals(PNG)) return 'png';
  const text = data.toString('latin1', 0, 12);
  if (/^RIFF.{4}WEBP$/s.test(text)) return 'webp';
  if (/^.{4}ftypavi[fs]$/s.test(text)) return 'avif';
  return null;
}
