import type { CollectionBeforeDeleteHook, CollectionSlug, Payload, PayloadRequest } from 'payload';

/** The field by which the rows of other collections belong to a case. */
const CASE_FIELD = 'case';

/** The collections whose rows belong to a case: its history, attachments, and whatever else refers to one as `case`. */
export function collectionsOfCases({ config }: Payload): CollectionSlug[] {
  return config.collections
    .filter(({ fields }) =>
      fields.some(
        (field) => field.type === 'relationship' && field.name === CASE_FIELD && field.relationTo === 'cases',
      ),
    )
    .map(({ slug }) => slug as CollectionSlug);
}

/** Deletes all that belongs to a case, and the jobs that wait for it. No API deletes a case: only the erasure does. */
export const deleteParts: CollectionBeforeDeleteHook = async ({ id, req }) => {
  for (const collection of collectionsOfCases(req.payload))
    await req.payload.delete({
      collection,
      where: { [CASE_FIELD]: { equals: id } },
      overrideAccess: true,
      req,
    });
  await deleteJobs(req, Number(id));
};

async function deleteJobs(req: PayloadRequest, id: number): Promise<void> {
  await req.payload.delete({
    collection: 'payload-jobs',
    where: { 'input.case': { equals: String(id) } },
    overrideAccess: true,
    req,
  });
}
