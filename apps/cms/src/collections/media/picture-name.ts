import { createHash, randomBytes } from 'node:crypto';
import { slugOf } from '#cms/fields/slug.ts';
import { PICTURE_FORMATS, type PictureFormat } from './picture-format.ts';

const BASE_MAX_LENGTH = 80;
const SUFFIX_BYTES = 4;
const EXTENSION = /\.[a-z0-9]{1,5}$/i;

/**
 * The stored and public name of a picture: accepted by the public site, with the extension of the actual
 * format, and unguessable before publication.
 *
 * @param seed makes the name deterministic, for public seed content.
 */
export function pictureName(uploadedAs: string, format: PictureFormat, seed?: string): string {
  const base = slugOf(uploadedAs.replace(EXTENSION, '')).slice(0, BASE_MAX_LENGTH).replace(/-$/, '');
  const bytes = seed === undefined ? randomBytes(SUFFIX_BYTES) : createHash('sha256').update(seed).digest();
  const suffix = bytes.toString('hex', 0, SUFFIX_BYTES);
  return `${base || 'gambar'}-${suffix}.${PICTURE_FORMATS[format].extension}`;
}
