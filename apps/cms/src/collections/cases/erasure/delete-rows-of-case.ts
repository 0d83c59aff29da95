import type { CollectionBeforeDeleteHook, CollectionSlug, Payload } from 'payload';
import { deleteAll } from '#cms/saves/delete-all.ts';

/** The field by which the rows of other collections belong to a case. */
const CASE_FIELD = 'case';

/** The collections whose rows belong to a case: its history, attachments, and whatever else refers to one as `case`. */
export function collectionsThatReferToCases({ config }: Payload): CollectionSlug[] {
  return config.collections
    .filter(({ fields }) =>
      fields.some(
        (field) => field.type === 'relationship' && field.name === CASE_FIELD && field.relationTo === 'cases',
      ),
    )
    .map(({ slug }) => slug as CollectionSlug);
}

/** Deletes all that belongs to a case, and the jobs that wait for it. No API deletes a case: only the erasure does. */
export const deleteRowsOfCase: CollectionBeforeDeleteHook = async ({ id, req }) => {
  for (const collection of collectionsThatReferToCases(req.payload))
    await deleteAll(req, collection, { [CASE_FIELD]: { equals: id } });
  await deleteAll(req, 'payload-jobs', { 'input.case': { equals: String(id) } });
};
