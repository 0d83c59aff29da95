import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionSlug,
  type PayloadRequest,
  ValidationError,
} from 'payload';
import { bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { inEveryLanguage } from './addresses.ts';

type Item = { id: number | string; slug?: string | null; publicSlug?: string | null; _status?: unknown };

/** Where visitors saw an item last, and whether they still do. */
type Address = { slug: string; isPublic: boolean };

function isPublished({ _status: status }: Item): boolean {
  const statuses = typeof status === 'object' && status !== null ? Object.values(status) : [status];
  return statuses.some((one) => one === 'published' || one === undefined);
}

/** Where visitors see an item in any language, or saw it last, or null; what stands in drafts does not count. */
async function publicAddress(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number | string,
): Promise<Address | null> {
  const item = await req.payload.db.findOne<Item>({
    collection,
    locale: 'all',
    req,
    select: { slug: true, publicSlug: true, _status: true },
    where: { id: { equals: id } },
  });
  const isPublic = item !== null && isPublished(item);
  const slug = isPublic ? item.slug : item?.publicSlug;
  return slug ? { slug, isPublic } : null;
}

/** Nothing may lead away from an address under which there is an item now. */
async function clear(req: PayloadRequest, address: string): Promise<void> {
  const { docs } = await req.payload.find({
    collection: 'redirects',
    depth: 0,
    overrideAccess: true,
    pagination: false,
    req,
    where: { from: { in: inEveryLanguage(address) } },
  });
  for (const { id } of docs) {
    await req.payload.delete({ collection: 'redirects', id, depth: 0, overrideAccess: true, req });
  }
}

/** Leads an old address to the new one, unless staff have decided where it leads. */
async function lead(req: PayloadRequest, from: string, to: string): Promise<void> {
  const common = { collection: 'redirects', depth: 0, overrideAccess: true, req } as const;
  const { docs } = await req.payload.find({ ...common, limit: 1, where: { from: { equals: from } } });
  const data = { from, to, status: 'permanent' as const, isAutomatic: true };
  const [existing] = docs;
  if (!existing) await req.payload.create({ ...common, data });
  else if (existing.isAutomatic) await req.payload.update({ ...common, id: existing.id, data });
}

/** Says in the words of the item's form what a redirect was refused for. */
function refusal(req: PayloadRequest, error: unknown): unknown {
  const reason = error instanceof ValidationError ? error.data.errors[0]?.message : undefined;
  if (reason === undefined) return error;
  const sentence = bilingual(
    `Alamat lama tidak dapat dialihkan ke alamat baru. ${reason}`,
    `The old address cannot be redirected to the new one. ${reason}`,
  );
  return new APIError(inLanguageOf(req, sentence), 400, undefined, true);
}

/**
 * Hooks that redirect the old address of an item when its slug changes, in the same transaction. Drafts and
 * withdrawals change nothing; publishing under another slug than the last public one does.
 *
 * @param base what stands before the slug in an address, such as `/news/`.
 */
export function redirectWhenSlugChanges(base: string): {
  noteAddress: CollectionBeforeChangeHook;
  redirect: CollectionAfterChangeHook;
} {
  // By collection, not by address: two collections may share the addresses below one base.
  const mark = (collection: string, id: number | string) => `publicAddress:${collection}:${id}`;
  return {
    noteAddress: async ({ collection, context, data, originalDoc, req }) => {
      const id = originalDoc?.id;
      if (id !== undefined)
        context[mark(collection.slug, id)] = await publicAddress(req, collection.slug, id);
      return data;
    },
    redirect: async ({ collection, context, doc, req }) => {
      const before = context[mark(collection.slug, doc.id)] as Address | null | undefined;
      const now = await publicAddress(req, collection.slug, doc.id);
      if (!now?.isPublic || (before?.isPublic && now.slug === before.slug)) return doc;
      try {
        await clear(req, base + now.slug);
        if (before && before.slug !== now.slug) await lead(req, base + before.slug, base + now.slug);
      } catch (error) {
        throw refusal(req, error);
      }
      return doc;
    },
  };
}
