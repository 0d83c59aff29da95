import type { CollectionAfterChangeHook, CollectionSlug, GlobalAfterChangeHook, GlobalSlug } from 'payload';

type Dated = { updatedAt?: string | null } | null | undefined;

/**
 * The time of a state that follows another: now, or a millisecond after the one before where two were stored in the
 * same millisecond or the clock was put back. It is what a form names to say which state it was opened from.
 */
export function timeAfter(before: string | null | undefined, now: Date = new Date()): string {
  const earliest = before ? new Date(before).getTime() + 1 : 0;
  return new Date(Math.max(now.getTime(), earliest)).toISOString();
}

/** Whether a state is not later than the one before it. */
function isNotLater(after: Dated, before: Dated): boolean {
  if (!after?.updatedAt || !before?.updatedAt) return false;
  return new Date(after.updatedAt).getTime() <= new Date(before.updatedAt).getTime();
}

/** Lets each state of a document be later than the one before. Those with drafts have it in their versions. */
export const increaseUpdatedAt: CollectionAfterChangeHook = async ({
  collection,
  doc,
  operation,
  previousDoc,
  req,
}) => {
  if (operation === 'create' || !isNotLater(doc, previousDoc)) return doc;
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
  if (!isNotLater(doc, previousDoc)) return doc;
  const updatedAt = timeAfter(previousDoc.updatedAt);
  await req.payload.db.updateGlobal({ slug: global.slug as GlobalSlug, data: { updatedAt }, req });
  return { ...doc, updatedAt };
};
