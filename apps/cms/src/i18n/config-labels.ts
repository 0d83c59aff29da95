import type { Locale } from '@beranda/contract';
import type { CollectionSlug, Payload } from 'payload';
import type { Bilingual } from './bilingual.ts';

/** The label of a collection, for one document of it or for several. Ours are all bilingual: see languages.test.ts. */
export const collectionLabel = (
  { collections }: Pick<Payload, 'collections'>,
  slug: string,
  number: 'singular' | 'plural' = 'singular',
): Bilingual => collections[slug as CollectionSlug].config.labels[number] as Bilingual;

/** The label of a global. */
export const globalLabel = ({ config }: Pick<Payload, 'config'>, slug: string): Bilingual =>
  config.globals.find((global) => global.slug === slug)?.label as Bilingual;

/** A label of Payload's configuration in one language; null for a function or none. */
export function labelInLocale(label: unknown, locale: Locale): string | null {
  if (typeof label === 'string') return label;
  const text = (label as Partial<Record<Locale, unknown>> | null | undefined)?.[locale];
  return typeof text === 'string' ? text : null;
}
