import type { ATTACHMENT_LIMITS } from '@beranda/contract';
import sharp from 'sharp';
import { formatOf } from '#cms/collections/media/picture-format.ts';
import { DOCUMENT_FORMATS } from '#cms/content/document-format.ts';
import { officeFormatOf } from './office-archive.ts';

export type AttachmentFormat = (typeof ATTACHMENT_LIMITS.formats)[number];

/** Media types of attachments, with which they are downloaded. */
export const ATTACHMENT_TYPES = {
  ...DOCUMENT_FORMATS,
  jpg: 'image/jpeg',
  png: 'image/png',
} as const satisfies Record<AttachmentFormat, string>;

/** A photograph of a current phone has less. */
const MAX_PIXELS = 50_000_000;

/** The end of a complete PDF, with nothing but blanks behind it. */
const END_OF_PDF = /startxref\s+\d+\s+%%EOF[\s\0]*$/;
const PDF_TAIL = 2_048;
/** The end of a ZIP archive, which is searched for from the end of a file. */
const END_OF_ZIP = Buffer.from('PK\u0005\u0006', 'latin1');
const ZIP_TAIL = 65_535 + 22;

/** A file that is also a ZIP archive, or goes on behind its end, is two files at once (polyglot). */
function isPdf(data: Buffer): boolean {
  if (data.toString('latin1', 0, 5) !== '%PDF-') return false;
  if (data.subarray(-ZIP_TAIL).includes(END_OF_ZIP)) return false;
  return END_OF_PDF.test(data.toString('latin1', Math.max(0, data.length - PDF_TAIL)));
}

/** Decodes and encodes a picture: what is not picture, such as its location or an appended archive, is gone. */
async function reencode(data: Buffer, format: 'jpeg' | 'png'): Promise<Buffer | null> {
  try {
    const picture = sharp(data, { limitInputPixels: MAX_PIXELS, failOn: 'warning', pages: 1 });
    const { format: decoded } = await picture.metadata();
    if (decoded !== format) return null;
    // Not for PNG: any quality would reduce it to a palette of 256 colours.
    const options = format === 'jpeg' ? { quality: 90 } : {};
    return await picture.autoOrient().toFormat(format, options).toBuffer();
  } catch {
    return null;
  }
}

/**
 * Determines the format of a file by its content; its name does not count.
 *
 * @returns what to store: pictures re-encoded, documents as they are. Null if the format is not accepted, or the file
 *   is damaged, an encrypted office document, has macros or is two things at once.
 */
export async function inspectFile(data: Buffer): Promise<{ format: AttachmentFormat; data: Buffer } | null> {
  const picture = formatOf(data);
  if (picture === 'jpeg' || picture === 'png') {
    const clean = await reencode(data, picture);
    return clean && { format: picture === 'jpeg' ? 'jpg' : 'png', data: clean };
  }
  if (isPdf(data)) return { format: 'pdf', data };
  const format = await officeFormatOf(data);
  return format && { format, data };
}
