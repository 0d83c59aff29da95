import type { ItemCollection } from '@beranda/contract';
import {
  APIError,
  addDataAndFileToRequest,
  addLocalesToRequestFromData,
  type Endpoint,
  executeAccess,
  Forbidden,
  type PayloadRequest,
  parseParams,
  updateByIDOperation,
  type Where,
} from 'payload';
import { type Save, staysDraft } from '#cms/access/reject-unless-draft.ts';
import { canPublish } from '#cms/access/rules.ts';
import { bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import type { UpdateArgs } from './plan.ts';

const unexpected = bilingual(
  'Konten ini tidak dapat disimpan karena kesalahan di server. Coba lagi, atau beri tahu pengelola sistem.',
  'This item could not be saved because of a fault of the server. Try again, or tell whoever runs the system.',
);
const withoutWhere = bilingual(
  'Sebutkan konten yang dimaksud dengan saringan `where`.',
  'Name the items that are meant, by a filter `where`.',
);

type Many = Omit<UpdateArgs, 'data'> & {
  where: Where;
  data: Record<string, unknown>;
  limit?: number | undefined;
  overrideLock?: boolean | undefined;
  /** Whether to include items in the trash. */
  trash?: boolean | undefined;
};

type Saved = {
  docs: unknown[];
  errors: { id: number | string; isPublic: boolean; message: string }[];
};

/**
 * Saves many items, each under its own lock and in its own transaction. Some may fail while others are saved.
 *
 * @throws {Forbidden} if the user may change none of them.
 */
export async function updateItems(req: PayloadRequest, slug: ItemCollection, many: Many): Promise<Saved> {
  const { payload } = req;
  const collection = payload.collections[slug];
  const { where, data, limit = 0, overrideLock = false, trash = false, ...how } = many;
  await executeAccess({ data, req }, collection.config.access.update);
  if (!canPublish({ req }) && !staysDraft({ ...how, data } as Save)) throw new Forbidden(req.t);
  const { docs } = await payload.find({
    collection: slug,
    depth: 0,
    draft: how.draft === true,
    limit,
    overrideAccess: false,
    pagination: false,
    req,
    trash,
    where,
  });
  const saved: Saved = { docs: [], errors: [] };
  for (const { id } of docs) {
    try {
      const args = { ...how, id, collection, data: structuredClone(data), overrideLock, req, trash };
      saved.docs.push(await updateByIDOperation(args as never));
    } catch (error) {
      const isPublic = error instanceof APIError && error.isPublic;
      if (!isPublic) payload.logger.error({ err: error, msg: `${slug} ${id} could not be saved` });
      saved.errors.push({ id, isPublic, message: isPublic ? error.message : inLanguageOf(req, unexpected) });
    }
  }
  return saved;
}

/**
 * Replaces Payload's bulk update, which reads all items before the first change and does not roll back
 * rejected ones.
 */
export function updateMany(slug: ItemCollection): Omit<Endpoint, 'root'> {
  return {
    method: 'patch',
    path: '/',
    handler: async (req) => {
      await addDataAndFileToRequest(req);
      addLocalesToRequestFromData(req);
      const { draft, limit, overrideLock, publishAllLocales, trash, unpublishAllLocales, where } =
        parseParams(req.query);
      if (!where) throw new APIError(inLanguageOf(req, withoutWhere), 400, undefined, true);
      const { docs, errors } = await updateItems(req, slug, {
        data: (req.data ?? {}) as Record<string, unknown>,
        draft,
        limit,
        overrideLock,
        publishAllLocales,
        trash,
        unpublishAllLocales,
        where,
      });
      const { labels } = req.payload.collections[slug].config;
      const total = docs.length + errors.length;
      const names = (total === 1 ? labels.singular : labels.plural) as Record<string, string>;
      const label = names[req.i18n.language] ?? slug;
      const message =
        errors.length === 0
          ? req.t('general:updatedCountSuccessfully', { count: docs.length, label })
          : req.t('error:unableToUpdateCount', { count: errors.length, label, total });
      return Response.json({ docs, errors, message }, { status: errors.length === 0 ? 200 : 400 });
    },
  };
}
