import { HOME_SECTIONS, type Locale } from '@beranda/contract';
import type { IsKnownAddress } from './known-addresses.ts';
import { isRecord, linksIn, pathOf, type WrittenLink } from './links-in.ts';

const keyOf = ({ address, text }: WrittenLink) => `${address} ${text}`;

/** Fields with addresses, such as `url` and `loginUrl`. A text such as "/bulan" only looks like one. */
const ADDRESS_FIELD = /^(?:url|path)$|Url$/;

/** The sections of the home page that are hidden; without any in the list, all are shown. */
function hiddenSections({ sections }: Record<string, unknown>): readonly string[] {
  const rows = Array.isArray(sections) ? sections.filter(isRecord) : [];
  if (rows.length === 0) return [];
  const shown = rows.filter(({ isShown }) => isShown).map(({ section }) => section);
  // The group `highlights` holds the shortcuts below the hero, which are always shown.
  return HOME_SECTIONS.filter((section) => section !== 'highlights' && !shown.includes(section));
}

/** A document without what visitors do not see: notices that are switched off, and hidden sections. */
function shownParts(document: unknown): unknown {
  if (!isRecord(document)) return document;
  const hidden = hiddenSections(document);
  const isShown = ([name, value]: [string, unknown]) =>
    !hidden.includes(name) && !(isRecord(value) && value.isOn === false);
  return Object.fromEntries(Object.entries(document).filter(isShown));
}

/** The links of a document, in some languages, to addresses of this site at which visitors find nothing; each once. */
export function brokenLinksIn(
  document: unknown,
  locales: readonly Locale[],
  siteUrl: string,
  isKnown: IsKnownAddress,
): WrittenLink[] {
  const shown = shownParts(document);
  const links = locales.flatMap((locale) =>
    linksIn(shown, locale, (address, field) => {
      const target = ADDRESS_FIELD.test(field) ? pathOf(address, siteUrl) : null;
      return target !== null && !isKnown(target.path, target.locale ?? locale);
    }),
  );
  return [...new Map(links.map((link) => [keyOf(link), link])).values()];
}

/** The links to addresses to which none of the others leads. */
export function linksWithout(links: readonly WrittenLink[], others: readonly WrittenLink[]): WrittenLink[] {
  const known = new Set(others.map(({ address }) => address));
  return links.filter(({ address }) => !known.has(address));
}
