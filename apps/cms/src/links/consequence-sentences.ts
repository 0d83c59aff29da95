import type { Locale } from '@beranda/contract';
import { type Bilingual, bilingual } from '#cms/i18n/bilingual.ts';
import type { LinkSource } from './link-sources.ts';
import type { WrittenLink } from './links-in.ts';
import type { PublicPage } from './public-pages.ts';

/** Maximum number of names; the rest is counted. */
const MAX_NAMES = 5;

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

function listed(names: readonly string[], rest: (count: number) => string): string {
  const named = names.slice(0, MAX_NAMES);
  const more = names.length - named.length;
  return [...named, ...(more > 0 ? [rest(more)] : [])].join(', ');
}

const nameOf = ({ path, title }: PublicPage) => (title === path ? path : `“${title}” (${path})`);

const languageNames = {
  id: bilingual('bahasa Indonesia', 'Indonesian'),
  en: bilingual('bahasa Inggris', 'English'),
} satisfies Record<Locale, Bilingual>;

/** The single affected language, for the end of a phrase; empty if all are affected. */
export function languageSuffix(locales: readonly Locale[]): Bilingual {
  const [only] = locales;
  if (!only || locales.length > 1) return bilingual('', '');
  const { en, id } = languageNames[only];
  return bilingual(` dalam ${id}`, ` in ${en}`);
}

/** Describes which pages disappear, and how many. */
export function hiddenPagesSentence(pages: readonly PublicPage[]): Bilingual {
  const names = pages.map(nameOf);
  const inOne = languageSuffix([...new Set(pages.flatMap(({ locales }) => locales))]);
  return bilingual(
    `${pages.length} halaman tidak dapat dibuka lagi${inOne.id}, yaitu ${listed(names, (count) => `dan ${count} halaman lain`)}.`,
    `${plural(pages.length, 'page', 'pages')} can no longer be opened${inOne.en}, namely ${listed(names, (count) => `and ${plural(count, 'other page', 'other pages')}`)}.`,
  );
}

function linksAt({ links, name }: LinkSource): Bilingual {
  const texts = [...new Set(links.filter(Boolean))].map((text) => `“${text}”`);
  const named = (rest: (count: number) => string) => (texts.length > 0 ? ` (${listed(texts, rest)})` : '');
  const id = named((count) => `dan ${count} lainnya`);
  const en = named((count) => `and ${count} more`);
  return links.length === 0
    ? bilingual(`${name.id} memakainya.`, `${name.en} uses it.`)
    : bilingual(
        `${links.length} tautan di ${name.id}${id}.`,
        `${plural(links.length, 'link', 'links')} in ${name.en}${en}.`,
      );
}

/** Describes which menus, pages and items link there, and how many links. */
export function remainingLinksSentences(sources: readonly LinkSource[]): Bilingual[] {
  if (sources.length === 0)
    return [bilingual('Tidak ada menu atau tautan yang menuju ke sana.', 'No menu or link leads there.')];
  const links = sources.reduce((count, source) => count + source.links.length, 0);
  const rest = sources.length - MAX_NAMES;
  const more = bilingual(
    `Dan di ${rest} tempat lain.`,
    `And in ${plural(rest, 'other place', 'other places')}.`,
  );
  const sum = bilingual(
    `Seluruhnya ${links} tautan di ${sources.length} tempat.`,
    `${plural(links, 'link', 'links')} in ${plural(sources.length, 'place', 'places')} altogether.`,
  );
  return [
    ...sources.slice(0, MAX_NAMES).map(linksAt),
    ...(rest > 0 ? [more] : []),
    ...(sources.length > 1 ? [sum] : []),
  ];
}

/** Maximum number of links that are listed; the rest is counted. */
const MAX_LINKS = 20;

/** In characters: the link text of a card is a sentence. */
const MAX_LINK_TEXT_LENGTH = 60;

function describedLink({ address, text }: WrittenLink): Bilingual {
  const linkText =
    text.trim().length > MAX_LINK_TEXT_LENGTH
      ? `${text.trim().slice(0, MAX_LINK_TEXT_LENGTH)}…`
      : text.trim();
  return linkText
    ? bilingual(`“${linkText}” menuju ${address}`, `“${linkText}” leads to ${address}`)
    : bilingual(`Tautan tanpa teks menuju ${address}`, `A link without text leads to ${address}`);
}

/** Names links that lead nowhere, each with its text and address. */
export function brokenLinkSentences(links: readonly WrittenLink[]): Bilingual[] {
  const rest = links.length - MAX_LINKS;
  const more = bilingual(`Dan ${rest} tautan lain.`, `And ${plural(rest, 'other link', 'other links')}.`);
  return [...links.slice(0, MAX_LINKS).map(describedLink), ...(rest > 0 ? [more] : [])];
}

/** Names the place of links that lead nowhere, for the dashboard. */
export function brokenLinksAt(name: Bilingual, links: readonly WrittenLink[]): Bilingual {
  const described = links.map(describedLink);
  const id = listed(
    described.map((one) => one.id),
    (count) => `dan ${count} lainnya`,
  );
  const en = listed(
    described.map((one) => one.en),
    (count) => `and ${count} more`,
  );
  return bilingual(
    `${name.id} memuat tautan ke halaman yang tidak ada atau tidak tayang: ${id}.`,
    `${name.en} has links to pages that do not exist or are not public: ${en}.`,
  );
}
