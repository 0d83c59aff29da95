import type { Locale } from '@beranda/contract';
import type { PageTexts } from './catalogues/id/index.generated.ts';

/** What is fetched in one piece: a namespace of some pages, or all that every page needs. */
export type Part = PageTexts | 'shared';

/** Where the texts of a part stand, relative to this folder. */
export function catalogueFile(locale: Locale, part: Part): string {
  return `catalogues/${locale}/${part.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`;
}
