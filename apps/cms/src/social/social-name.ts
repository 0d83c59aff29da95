import { createHash } from 'node:crypto';
import { ITEM_COLLECTIONS, type ItemCollection, isLocale, type Locale } from '@beranda/contract';

/** Version of the drawing; increment it to invalidate cached images. */
const DRAWING = 1;
const DIGITS = 12;

/** The picture of one item, or of the bank itself for pages that are no item. */
export type SocialImageName = ItemImageName | { collection: 'bank'; language: Locale; fingerprint: string };

type ItemImageName = {
  collection: ItemCollection;
  id: number;
  language: Locale;
  fingerprint: string;
};

/** A hash of the title, which makes the image's address change with it. */
export function fingerprintOfTitle(title: string): string {
  return createHash('sha256').update(`${DRAWING} ${title}`).digest('hex').slice(0, DIGITS);
}

/** The file name of an item's image in one language. */
export function socialImageName(
  collection: ItemCollection,
  id: number | string,
  language: Locale,
  title: string,
): string {
  return `${collection}_${id}_${language}_${fingerprintOfTitle(title)}.png`;
}

/** The file name of the bank's own image, which shows its tagline and description. */
export function bankImageName(language: Locale, tagline: string, description: string): string {
  return `bank_${language}_${fingerprintOfTitle(`${tagline} ${description}`)}.png`;
}

const NAME = /^(?:bank|([a-z-]+)_(\d{1,9}))_(id|en)_([\da-f]{12})\.png$/;

/** Parses a file name; null if invalid. */
export function readSocialImageName(name: string): SocialImageName | null {
  const [, collection, id, language = '', fingerprint = ''] = NAME.exec(name) ?? [];
  if (!isLocale(language)) return null;
  if (!collection) return { collection: 'bank', language, fingerprint };
  const known = ITEM_COLLECTIONS.find((candidate) => candidate === collection);
  if (!known) return null;
  return { collection: known, id: Number(id), language, fingerprint };
}
