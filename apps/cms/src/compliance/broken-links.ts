import { ITEM_COLLECTIONS } from '@beranda/contract';
import type { CollectionSlug, GlobalSlug, Payload } from 'payload';
import type { Bilingual } from '#cms/i18n/bilingual.ts';
import { brokenLinksIn } from '#cms/links/broken-links.ts';
import { brokenLinksAt } from '#cms/links/consequence-sentences.ts';
import { readKnownAddresses } from '#cms/links/known-addresses.ts';
import { nameOf, shownLocales } from '#cms/links/link-sources.ts';
import { listRedirects, ruleOf } from '#cms/redirects/stored-redirects.ts';

/** A public place with links that lead nowhere; `path` is its admin screen. */
export type PlaceWithBrokenLinks = { path: string; text: Bilingual };

type Holder = {
  kind: 'collections' | 'globals';
  slug: string;
  id: number;
  document: Record<string, unknown>;
};

/**
 * What visitors may see: the globals, of which `brokenLinksIn` leaves out what is switched off, and the public state of
 * items.
 */
async function* listHolders(payload: Payload): AsyncGenerator<Holder> {
  const common = { depth: 0, locale: 'all', overrideAccess: true } as const;
  for (const { slug } of payload.config.globals) {
    const document = await payload.findGlobal({ ...common, slug: slug as GlobalSlug });
    yield { kind: 'globals', slug, id: 0, document: document as unknown as Record<string, unknown> };
  }
  for (const slug of ITEM_COLLECTIONS) {
    const { docs } = await payload.db.find<Record<string, unknown> & { id: number }>({
      collection: slug as CollectionSlug,
      limit: 0,
      locale: 'all',
      pagination: false,
      where: {
        or: [{ '_status.id': { equals: 'published' } }, { '_status.en': { equals: 'published' } }],
      },
    });
    for (const document of docs) yield { kind: 'collections', slug, id: document.id, document };
  }
}

/** Finds the public places with links to pages that do not exist or are not public, menus and other globals first. */
export async function findBrokenLinks(payload: Payload, siteUrl: string): Promise<PlaceWithBrokenLinks[]> {
  const isKnown = await readKnownAddresses({ payload }, (await listRedirects(payload)).map(ruleOf));
  const places: PlaceWithBrokenLinks[] = [];
  for await (const holder of listHolders(payload)) {
    const { document, id, kind, slug } = holder;
    const links = brokenLinksIn(document, shownLocales(document), siteUrl, isKnown);
    if (links.length === 0) continue;
    const path = kind === 'globals' ? `/globals/${slug}` : `/collections/${slug}/${id}`;
    places.push({ path, text: brokenLinksAt(nameOf({ payload }, holder, document), links) });
  }
  return places;
}

type Found = { versions: string; places: Promise<PlaceWithBrokenLinks[]> };

/** Reading every item takes a while, so each process does it once after a change of what visitors see. */
const found = new WeakMap<Payload, Found>();

/** Whether a change of a tag may change links or their targets. Figures of the market change often, and have none. */
function hasLinks({ config }: Payload, tag: string): boolean {
  const isItem = ITEM_COLLECTIONS.some((collection) => collection === tag);
  return isItem || tag === 'redirects' || config.globals.some(({ slug }) => slug === tag);
}

/** The same, looked up again only if something with links has changed since the last time. */
export async function listBrokenLinks(payload: Payload, siteUrl: string): Promise<PlaceWithBrokenLinks[]> {
  const { docs } = await payload.db.find<{ tag: string; version: number }>({
    collection: 'cache-tags',
    limit: 0,
    pagination: false,
    sort: 'tag',
  });
  const versions = JSON.stringify(
    docs.filter(({ tag }) => hasLinks(payload, tag)).map(({ tag, version }) => [tag, version]),
  );
  const last = found.get(payload);
  if (last?.versions === versions) return last.places;
  const places = findBrokenLinks(payload, siteUrl);
  const entry = { versions, places };
  found.set(payload, entry);
  // A failure is not kept; a newer look-up that began meanwhile is.
  places.catch(() => {
    if (found.get(payload) === entry) found.delete(payload);
  });
  return places;
}
