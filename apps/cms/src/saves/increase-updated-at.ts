import type { CollectionAfterChangeHook, CollectionSlug, GlobalAfterChangeHook, GlobalSlug } from 'payload';

type Dated = { updatedAt?: string | null } | null | undefined;

/**
 * The timestamp of a new state: now, or one millisecond after the previous state if the clock has not
 * advanced. Forms send it to identify the state that they were opened from.
 */
export function timeAfter(before: string | null | undefined, now: Date = new Date()): string {
  const earliest = before ? new Date(before).getTime() + 1 : 0;
  return new Date(Math.max(now.getTime(), earliest)).toISOString();
}

/** Whether a state is not later than the previous one. */
function isSameOrEarlier(after: Dated, before: Dated): boolean {
  if (!after?.updatedAt || !before?.updatedAt) return false;
  return new Date(after.updatedAt).getTime() <= new Date(before.updatedAt).getTime();
}

/** Makes timestamps of a document strictly increase. For documents with drafts, those of its versions. */
export const increaseUpdatedAt: CollectionAfterChangeHook = async ({
  collection,
  doc,
  operation,
  previousDoc,
  req,
}) => {
  if (operation === 'create' || !isSameOrEarlier(doc, previousDoc)) return doc;
  const updatedAt = timeAfter(previousDoc.updatedAt);
  await req.payload.db.updateOne({
    collection: collection.slug as CollectionSlug,
    id: doc.id,
    data: { updatedAt },
    req,
    returning: false,
  });
  return { ...doc, updatedAt };
};

export const increaseGlobalUpdatedAt: GlobalAfterChangeHook = async ({ doc, global, previousDoc, req }) => {
  if (!isSameOrEarlier(doc, previousDoc)) return doc;
  const updatedAt = timeAfter(previousDoc.updatedAt);
  await req.payload.db.updateGlobal({ slug: global.slug as GlobalSlug, data: { updatedAt }, req });
  return { ...doc, updatedAt };
};
