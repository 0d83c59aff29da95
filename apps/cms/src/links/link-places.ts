import { DEFAULT_LOCALE, ITEM_COLLECTIONS, LOCALES, type Locale, normalisePath } from '@beranda/contract';
import type { CollectionSlug, GlobalSlug, PayloadRequest } from 'payload';
import { findHoldersOfText, type Use } from '#cms/database/find-use.ts';
import { type Bilingual, bilingual } from '#cms/i18n/bilingual.ts';

/** A menu, a global or a published item from which links lead somewhere. */
export type LinkPlace = Pick<Use, 'kind' | 'slug' | 'id'> & {
  name: Bilingual;
  /** One for each link: the text that visitors press, where there is one. */
  links: string[];
};

/** More than this are not looked for one by one. */
const MOST_NEEDLES = 40;

type Found = { text: string }[];
type Leads = (path: string, locale: Locale) => boolean;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value with one for each language, as documents are read with `locale: 'all'`. */
function isOfLanguages(value: Record<string, unknown>): boolean {
  const names = Object.keys(value);
  return names.length > 0 && names.every((name) => LOCALES.some((locale) => locale === name));
}

/** The path that an address of this site leads to and its language, where it says one; null for other addresses. */
function pathOf(address: string, siteUrl: string): { path: string; locale: Locale | null } | null {
  if (!/^(\/(?!\/)|https?:)/.test(address) || /\s/.test(address) || !URL.canParse(address, siteUrl))
    return null;
  const url = new URL(address, siteUrl);
  if (url.host !== new URL(siteUrl).host) return null;
  const whole = normalisePath(url.pathname).replace(/(?<=.)\/$/, '');
  const locale = LOCALES.find((one) => one !== DEFAULT_LOCALE && `${whole}/`.startsWith(`/${one}/`)) ?? null;
  return { path: locale ? whole.slice(locale.length + 1) || '/' : whole, locale };
}

function textIn(value: unknown, locale: Locale): string {
  if (typeof value === 'string') return value;
  if (!isRecord(value)) return '';
  const text = value[locale] ?? value[DEFAULT_LOCALE];
  return typeof text === 'string' ? text : '';
}

/** What visitors press: the text beside an address, or that of a link in the midst of a text. */
function textBeside(siblings: Record<string, unknown>, locale: Locale): string {
  const own = ['text', 'title', 'action'].map((name) => textIn(siblings[name], locale));
  const nodes = Array.isArray(siblings.children) ? siblings.children : [];
  const written = nodes.map((node) => (isRecord(node) ? textIn(node.text, locale) : '')).join('');
  return own.find((text) => text !== '') ?? written;
}

/** Links of a document in one language: what is shared, and what is its own. */
function linksIn(value: unknown, locale: Locale, leads: (address: string) => boolean): Found {
  const walk = (one: unknown, siblings: Record<string, unknown>, parent: Record<string, unknown>): Found => {
    if (typeof one === 'string')
      return leads(one) ? [{ text: textBeside(siblings, locale) || textBeside(parent, locale) }] : [];
    if (Array.isArray(one)) return one.flatMap((entry) => walk(entry, {}, {}));
    if (!isRecord(one)) return [];
    if (isOfLanguages(one)) return walk(one[locale], siblings, parent);
    return Object.values(one).flatMap((entry) => walk(entry, one, siblings));
  };
  return walk(value, {}, {});
}

/** Reads without the request itself, into which Payload would write the language of these calls. */
async function readHolder(req: PayloadRequest, { id, kind, slug }: Pick<Use, 'kind' | 'slug' | 'id'>) {
  const inside = { transactionID: req.transactionID };
  const common = { depth: 0, locale: 'all', overrideAccess: true, req: inside } as const;
  const { payload } = req;
  const document: unknown =
    kind === 'globals'
      ? await payload.findGlobal({ ...common, slug: slug as GlobalSlug })
      : await payload.findByID({ ...common, collection: slug as CollectionSlug, id, disableErrors: true });
  return isRecord(document) ? document : null;
}

/** What staff call a place, such as `Halaman “Layanan”`. */
function nameOf(
  req: PayloadRequest,
  { id, kind, slug }: Pick<Use, 'kind' | 'slug' | 'id'>,
  document: Record<string, unknown>,
): Bilingual {
  if (kind === 'globals')
    return req.payload.config.globals.find((global) => global.slug === slug)?.label as Bilingual;
  const label = req.payload.collections[slug as CollectionSlug].config.labels.singular as Bilingual;
  const titleIn = (locale: Locale) =>
    textIn(document.title, locale) || textIn(document.title, 'en') || `#${id}`;
  return bilingual(`${label.id} “${titleIn('id')}”`, `${label.en} “${titleIn('en')}”`);
}

/** The languages in which visitors see a document. */
function shownLocales({ _status: status }: Record<string, unknown>): readonly Locale[] {
  return isRecord(status) ? LOCALES.filter((locale) => status[locale] === 'published') : LOCALES;
}

/** A place with its name, before anything is known of links in it. */
export async function placeOfUse(
  req: PayloadRequest,
  use: Pick<Use, 'kind' | 'slug' | 'id'>,
): Promise<LinkPlace | null> {
  const document = await readHolder(req, use);
  if (!document || shownLocales(document).length === 0) return null;
  const { id, kind, slug } = use;
  return { id, kind, slug, name: nameOf(req, use, document), links: [] };
}

/**
 * Menus, globals and published items from which visitors come to some pages by a link. A link that both languages have
 * counts once.
 *
 * @param paths of the pages, without language prefix; what stands below them may be asked for, too.
 * @param leads whether a link to this path, followed in this language, is one of those that are looked for.
 */
export async function findLinkPlaces(
  req: PayloadRequest,
  siteUrl: string,
  paths: readonly string[],
  leads: Leads,
): Promise<LinkPlace[]> {
  const needles = paths.length > MOST_NEEDLES ? ['/'] : paths;
  const isAmong = (slug: string) =>
    ITEM_COLLECTIONS.some((collection) => collection === slug) ||
    req.payload.config.globals.some((global) => global.slug === slug);
  const places: LinkPlace[] = [];
  for (const holder of await findHoldersOfText(req, needles, isAmong)) {
    const document = await readHolder(req, holder);
    if (!document) continue;
    const inEach = shownLocales(document).map((locale) =>
      linksIn(document, locale, (address) => {
        const target = pathOf(address, siteUrl);
        return target !== null && leads(target.path, target.locale ?? locale);
      }),
    );
    const links = inEach.toSorted((one, other) => other.length - one.length)[0] ?? [];
    if (links.length === 0) continue;
    const { id, kind, slug } = holder;
    places.push({
      id,
      kind,
      slug,
      name: nameOf(req, holder, document),
      links: links.map(({ text }) => text),
    });
  }
  // Menus and the home page first: more visitors come by them.
  return places.sort((one, other) => Number(other.kind === 'globals') - Number(one.kind === 'globals'));
}
