import type { CollectionBeforeOperationHook } from 'payload';
import { findLatestVersion } from '#cms/saves/latest-version.ts';

type Read = { id?: number | string; draft?: boolean; data?: Record<string, unknown> };

/**
 * Makes forms read the latest draft in any language. Payload looks for a draft in the requested language and
 * otherwise returns the public state; an English form would then overwrite shared fields of an Indonesian
 * draft (lost update). Passing the latest version as the document prevents that.
 */
export const readLatestDraft: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  req,
}) => {
  const read = args as Read;
  if (operation !== 'read' || read.id === undefined || !read.draft || read.data) return args;
  const latest = await findLatestVersion<Record<string, unknown>>(req, collection.slug, read.id);
  if (!latest || latest.version.deletedAt) return args;
  return { ...args, data: { ...latest.version, id: latest.parent } };
};
