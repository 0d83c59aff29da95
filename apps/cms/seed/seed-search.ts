import type { Locale, SearchContent } from '@beranda/contract';
import type { PayloadRequest } from 'payload';
import { bumpTagVersion } from '#cms/cache-tags/bump-tag-version.ts';
import type { SynonymSeed } from './content/everyday-synonyms.ts';
import type { PromotedSeed } from './content/search.ts';
import { seedGlobal } from './seed-global.ts';

type SearchSeed = {
  search: Record<Locale, Pick<SearchContent, 'popular'>>;
  /** The items that they name must exist. */
  promoted: readonly PromotedSeed[];
};

/** The target as stored. */
async function targetOf(req: PayloadRequest, target: PromotedSeed['target']) {
  if ('path' in target) return target;
  const { collection, slug } = target;
  const { docs } = await req.payload.find({
    collection,
    where: { slug: { equals: slug } },
    depth: 0,
    limit: 1,
    overrideAccess: true,
    req,
  });
  const [item] = docs;
  if (!item) throw new Error(`A promoted result names ${collection}/${slug}, which does not exist.`);
  return { item: { relationTo: collection, value: item.id } };
}

/** Seeds suggestions and promoted results. */
export async function seedSearch(req: PayloadRequest, content: SearchSeed): Promise<void> {
  const targets = await Promise.all(content.promoted.map(({ target }) => targetOf(req, target)));
  const stored = (locale: Locale) => ({
    popular: content.search[locale].popular.map((text) => ({ text })),
    promoted: content.promoted.map(({ queries, ...texts }, index) => ({
      queries,
      ...targets[index],
      ...texts[locale],
    })),
  });
  await seedGlobal(req, 'search', { id: stored('id'), en: stored('en') });
}

/** Seeds synonyms. @param req has an open transaction. */
export async function seedSynonyms(req: PayloadRequest, synonyms: readonly SynonymSeed[]): Promise<void> {
  for (const [words, means = null] of synonyms)
    await req.payload.db.create({ collection: 'synonyms', data: { words, means }, req });
  await bumpTagVersion(req, 'synonyms');
}
