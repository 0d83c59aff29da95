import {
  DEFAULT_LOCALE,
  LOCALES,
  type Locale,
  localeOf,
  normalizePath,
  withoutLocale,
} from '@beranda/contract';

/** A link as it is written, with its text, if any. */
export type WrittenLink = { address: string; text: string };

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value is keyed by language, as read with `locale: 'all'`. */
function isOfLanguages(value: Record<string, unknown>): boolean {
  const names = Object.keys(value);
  return names.length > 0 && names.every((name) => LOCALES.some((locale) => locale === name));
}

/** The site redirects `/EN/…` to the English pages. */
const withLowerPrefix = (path: string) =>
  path.replace(/^\/[^/]+/, (first) => {
    const lower = first.toLowerCase();
    return localeOf(lower) === DEFAULT_LOCALE ? first : lower;
  });

/** Path and language, if given, of an address of this site; null for others. */
export function pathOf(address: string, siteUrl: string): { path: string; locale: Locale | null } | null {
  if (!/^(\/(?!\/)|https?:)/.test(address) || /\s/.test(address) || !URL.canParse(address, siteUrl))
    return null;
  const url = new URL(address, siteUrl);
  if (url.host !== new URL(siteUrl).host) return null;
  const whole = withLowerPrefix(normalizePath(url.pathname).replace(/(?<=.)\/$/, ''));
  const locale = localeOf(whole);
  return { path: withoutLocale(whole), locale: locale === DEFAULT_LOCALE ? null : locale };
}

export function textIn(value: unknown, locale: Locale): string {
  if (typeof value === 'string') return value;
  if (!isRecord(value)) return '';
  const text = value[locale] ?? value[DEFAULT_LOCALE];
  return typeof text === 'string' ? text : '';
}

/** The text of a link: beside the address, or inside rich text. */
function textBeside(siblings: Record<string, unknown>, locale: Locale): string {
  const own = ['text', 'title', 'action'].map((name) => textIn(siblings[name], locale));
  const nodes = Array.isArray(siblings.children) ? siblings.children : [];
  const written = nodes.map((node) => (isRecord(node) ? textIn(node.text, locale) : '')).join('');
  return own.find((text) => text !== '') ?? written;
}

/**
 * The links of a document in one language, including shared fields.
 *
 * @param isTarget also gets the name of the field.
 */
export function linksIn(
  value: unknown,
  locale: Locale,
  isTarget: (address: string, field: string) => boolean,
): WrittenLink[] {
  const walk = (
    one: unknown,
    field: string,
    siblings: Record<string, unknown>,
    parent: Record<string, unknown>,
  ): WrittenLink[] => {
    if (typeof one === 'string')
      return isTarget(one, field)
        ? [{ address: one, text: textBeside(siblings, locale) || textBeside(parent, locale) }]
        : [];
    if (Array.isArray(one)) return one.flatMap((entry) => walk(entry, field, {}, {}));
    if (!isRecord(one)) return [];
    if (isOfLanguages(one)) return walk(one[locale], field, siblings, parent);
    return Object.entries(one).flatMap(([name, entry]) => walk(entry, name, one, siblings));
  };
  return walk(value, '', {}, {});
}
