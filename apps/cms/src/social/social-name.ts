import { createHash } from 'node:crypto';
import { ITEM_COLLECTIONS, type ItemCollection, isLocale, type Locale } from '@beranda/contract';

/** Version of the drawing; increment it to invalidate cached images. */
const DRAWING = 1;
const DIGITS = 12;

export type SocialImageName = {
  collection: ItemCollection;
  id: number;
  language: Locale;
  fingerprint: string;
};

/** A hash of the title, which makes the image's address change with it. */
export function fingerprintOf(title: string): string {
  return createHash('sha256').update(`${DRAWING} ${title}`).digest('hex').slice(0, DIGITS);
}

/** The file name of an item's image in one language. */
export function socialImageName(
  collection: ItemCollection,
  id: number | string,
  language: Locale,
  title: string,
): string {
  return `${collection}_${id}_${language}_${fingerprintOf(title)}.png`;
}

const NAME = /^([a-z-]+)_(\d{1,9})_(id|en)_([\da-f]{12})\.png$/;

/** Parses a file name; null if invalid. */
export function readSocialImageName(name: string): SocialImageName | null {
  const [, collection, id, language = '', fingerprint = ''] = NAME.exec(name) ?? [];
  const known = ITEM_COLLECTIONS.find((one) => one === collection);
  if (!known || !isLocale(language)) return null;
  return { collection: known, id: Number(id), language, fingerprint };
}
