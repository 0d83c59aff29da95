import { createHash } from 'node:crypto';
import { ITEM_COLLECTIONS, type ItemCollection, isLocale, type Locale } from '@beranda/contract';

/** Raised when the drawing changes, so that nobody is shown a kept one of before. */
const DRAWING = 1;
const DIGITS = 12;

export type SocialImageName = {
  collection: ItemCollection;
  id: number;
  language: Locale;
  fingerprint: string;
};

/** Tells one title from another, so that a picture's address changes with what it says. */
export function fingerprintOf(title: string): string {
  return createHash('sha256').update(`${DRAWING} ${title}`).digest('hex').slice(0, DIGITS);
}

/** The file of an item's picture in one language. */
export function socialImageName(
  collection: ItemCollection,
  id: number | string,
  language: Locale,
  title: string,
): string {
  return `${collection}_${id}_${language}_${fingerprintOf(title)}.png`;
}

const NAME = /^([a-z-]+)_(\d{1,9})_(id|en)_([\da-f]{12})\.png$/;

/** What a file's name says, or null when it is not one of ours. */
export function readSocialImageName(name: string): SocialImageName | null {
  const [, collection, id, language = '', fingerprint = ''] = NAME.exec(name) ?? [];
  const known = ITEM_COLLECTIONS.find((one) => one === collection);
  if (!known || !isLocale(language)) return null;
  return { collection: known, id: Number(id), language, fingerprint };
}
