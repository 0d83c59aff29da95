import { ITEM_COLLECTIONS, LOCALES, type Locale } from '@beranda/contract';
import type { CollectionSlug, GlobalSlug, PayloadRequest } from 'payload';
import { type Bilingual, bilingual } from '#cms/i18n/bilingual.ts';
import { collectionLabel, globalLabel } from '#cms/i18n/config-labels.ts';
import { listUsesOfText, type Use } from './find-use.ts';
import { isRecord, linksIn, pathOf, textIn } from './links-in.ts';

/** A menu, global or published item with links. */
export type LinkSource = Pick<Use, 'kind' | 'slug' | 'id'> & {
  name: Bilingual;
  /** The text of each link, if any. */
  links: string[];
};

/** Maximum number of individual search texts. */
const MAX_SEARCH_TEXTS = 40;

type IsTarget = (path: string, locale: Locale) => boolean;

/** A separate request: Payload would set its language. */
async function readHolder(req: PayloadRequest, { id, kind, slug }: Pick<Use, 'kind' | 'slug' | 'id'>) {
  const transactionReq = { transactionID: req.transactionID };
  const common = { depth: 0, locale: 'all', overrideAccess: true, req: transactionReq } as const;
  const { payload } = req;
  const document: unknown =
    kind === 'globals'
      ? await payload.findGlobal({ ...common, slug: slug as GlobalSlug })
      : await payload.findByID({ ...common, collection: slug as CollectionSlug, id, disableErrors: true });
  return isRecord(document) ? document : null;
}

/** The label of a document, such as `Halaman “Layanan”`. */
export function nameOf(
  req: Pick<PayloadRequest, 'payload'>,
  { id, kind, slug }: Pick<Use, 'kind' | 'slug' | 'id'>,
  document: Record<string, unknown>,
): Bilingual {
  if (kind === 'globals') return globalLabel(req.payload, slug);
  const label = collectionLabel(req.payload, slug);
  const titleIn = (locale: Locale) =>
    textIn(document.title, locale) || textIn(document.title, 'en') || `#${id}`;
  return bilingual(`${label.id} “${titleIn('id')}”`, `${label.en} “${titleIn('en')}”`);
}

/** The public languages of a document. */
export function shownLocales({ _status: status }: Record<string, unknown>): readonly Locale[] {
  return isRecord(status) ? LOCALES.filter((locale) => status[locale] === 'published') : LOCALES;
}

/** A document that uses another in a field, without links; null if it is not public. */
export async function findLinkSource(
  req: PayloadRequest,
  use: Pick<Use, 'kind' | 'slug' | 'id'>,
): Promise<LinkSource | null> {
  const document = await readHolder(req, use);
  if (!document || shownLocales(document).length === 0) return null;
  const { id, kind, slug } = use;
  return { id, kind, slug, name: nameOf(req, use, document), links: [] };
}

/**
 * Finds menus, globals and published items that link to some pages. A link in both languages counts once.
 *
 * @param paths of the pages or of their ancestors, without language prefix.
 * @param isTarget whether a link to this path, in this language, matches.
 */
export async function listLinkSources(
  req: PayloadRequest,
  siteUrl: string,
  paths: readonly string[],
  isTarget: IsTarget,
): Promise<LinkSource[]> {
  const searchTexts = paths.length > MAX_SEARCH_TEXTS ? ['/'] : paths;
  const isAmong = (slug: string) =>
    ITEM_COLLECTIONS.some((collection) => collection === slug) ||
    req.payload.config.globals.some((global) => global.slug === slug);
  const sources: LinkSource[] = [];
  for (const holder of await listUsesOfText(req, searchTexts, isAmong)) {
    const document = await readHolder(req, holder);
    if (!document) continue;
    const inEach = shownLocales(document).map((locale) =>
      linksIn(document, locale, (address) => {
        const target = pathOf(address, siteUrl);
        return target !== null && isTarget(target.path, target.locale ?? locale);
      }),
    );
    const links = inEach.toSorted((a, b) => b.length - a.length)[0] ?? [];
    if (links.length === 0) continue;
    const { id, kind, slug } = holder;
    sources.push({
      id,
      kind,
      slug,
      name: nameOf(req, holder, document),
      links: links.map(({ text }) => text),
    });
  }
  // Menus and the home page first: they have more visitors.
  return sources.sort((a, b) => Number(b.kind === 'globals') - Number(a.kind === 'globals'));
}
