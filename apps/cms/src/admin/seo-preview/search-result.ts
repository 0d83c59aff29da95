import { DEFAULT_LOCALE, isLocale, withPrefix } from '@beranda/contract';
/** Approximate: search engines limit pixels, not characters. */
export const TITLE_MAX_LENGTH = 60;
export const DESCRIPTION_MAX_LENGTH = 160;

export type SearchFields = {
  title: string;
  metaTitle: string;
  /** Fallback of the description: the summary or its equivalent. */
  summary: string;
  metaDescription: string;
  slug: string;
};

export type PageLocation = {
  siteUrl: string;
  /** The path before the slug. */
  base: string;
  locale: string;
};

/** Truncates at a word, as search engines do. */
function truncate(text: string, maxLength: number): string {
  const line = text.trim().replaceAll(/\s+/g, ' ');
  if (line.length <= maxLength) return line;
  const end = line.lastIndexOf(' ', maxLength - 1);
  return `${line.slice(0, end > maxLength / 2 ? end : maxLength - 1)} …`;
}

/** The preview of an item in search results. */
export function searchResultOf(fields: SearchFields, { siteUrl, base, locale }: PageLocation) {
  const title = fields.metaTitle.trim() || fields.title.trim();
  const description = fields.metaDescription.trim() || fields.summary.trim();
  const path = withPrefix(base + fields.slug, isLocale(locale) ? locale : DEFAULT_LOCALE);
  const crumbs = [new URL(siteUrl).host, ...path.split('/').filter(Boolean)];
  return {
    address: crumbs.join(' › '),
    title: truncate(title, TITLE_MAX_LENGTH),
    description: truncate(description, DESCRIPTION_MAX_LENGTH),
    isTitleCut: title.length > TITLE_MAX_LENGTH,
    isDescriptionCut: description.length > DESCRIPTION_MAX_LENGTH,
    isDescriptionMissing: description === '',
  };
}
