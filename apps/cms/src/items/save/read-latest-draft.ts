import type { CollectionBeforeOperationHook } from 'payload';
import { findLatestVersion } from '#cms/saves/latest-version.ts';

type Read = { id?: number | string; draft?: boolean; data?: Record<string, unknown> };

/**
 * Lets a form read the latest draft whichever language is open. Payload looks for a version that is a draft in the
 * language that is asked for, and answers what is public where there is none: a form in English would show, and write
 * back, shared fields as they were before somebody's draft in Indonesian. Given the latest version as the document,
 * Payload finds nothing that is newer.
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
