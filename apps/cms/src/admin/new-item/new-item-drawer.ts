import { ITEM_COLLECTIONS, type ItemCollection } from '@beranda/contract';
import {
  canAccessAdmin,
  type Data,
  Forbidden,
  type PayloadRequest,
  type SanitizedPermissions,
  type ServerFunction,
  type TypedUser,
} from 'payload';
import { renderNewItem } from './render-new-item.tsx';

const RENDER_DOCUMENT = 'render-document';

type DrawerArgs = {
  collectionSlug: ItemCollection;
  initialData?: Data;
  permissions: SanitizedPermissions;
  redirectAfterCreate?: boolean;
  req: PayloadRequest;
  user: TypedUser;
};

const renderInDrawer: ServerFunction<DrawerArgs> = async (args) => {
  const { collectionSlug, initialData: data, permissions, redirectAfterCreate, req, user } = args;
  await canAccessAdmin({ req });
  const { config: collection } = req.payload.collections[collectionSlug];
  const Document = await renderNewItem({
    collection,
    permissions,
    req,
    user,
    ...(data ? { data } : {}),
    ...(redirectAfterCreate === undefined ? {} : { redirectAfterCreate }),
  });
  if (!Document) throw new Forbidden(req.t);
  return { data: data ?? {}, Document };
};

/** Replaces Payload's server function for forms of new items in drawers. Arguments are untrusted. */
export function newItemFunctions(name: unknown, args: unknown): Record<string, ServerFunction> {
  const { collectionSlug, docID } = (args ?? {}) as Record<string, unknown>;
  const isNewItem =
    name === RENDER_DOCUMENT &&
    (docID === undefined || docID === null) &&
    ITEM_COLLECTIONS.some((collection) => collection === collectionSlug);
  return isNewItem ? { [RENDER_DOCUMENT]: renderInDrawer as ServerFunction } : {};
}
