import type { Locale } from '@beranda/contract';
import type { PageTexts } from './catalogues/id/index.generated.ts';

/** A chunk of messages: one namespace of some pages, or the messages shared by all pages. */
export type Part = PageTexts | 'shared';

/** Path of a chunk, relative to this folder. */
export function catalogueFile(locale: Locale, part: Part): string {
  return `catalogues/${locale}/${part.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`;
}
