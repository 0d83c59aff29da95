import { createHash, randomBytes } from 'node:crypto';
import type { DocumentFormat } from '#cms/content/document-format.ts';
import { slugOf } from '#cms/fields/slug.ts';

const BASE_MAX_LENGTH = 80;
const SUFFIX_BYTES = 4;
const EXTENSION = /\.[a-z0-9]{1,5}$/i;

/**
 * The permanent public name of a document: readable, with an unguessable suffix, because reports are uploaded
 * before publication.
 *
 * @param seed makes the name deterministic, for public seed content.
 */
export function documentName(uploadedAs: string, format: DocumentFormat, seed?: string): string {
  const base = slugOf(uploadedAs.replace(EXTENSION, '')).slice(0, BASE_MAX_LENGTH).replace(/-$/, '');
  const bytes = seed === undefined ? randomBytes(SUFFIX_BYTES) : createHash('sha256').update(seed).digest();
  return `${base || 'dokumen'}-${bytes.toString('hex', 0, SUFFIX_BYTES)}.${format}`;
}
