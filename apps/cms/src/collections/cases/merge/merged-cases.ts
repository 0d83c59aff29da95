import type { Payload } from 'payload';

/**
 * Ids of a case and those that were merged into it, whose attachments are shown with it. Chains are flat; see
 * `merge-case.ts`.
 */
export async function listIdsOfMergedCases(payload: Payload, id: number): Promise<number[]> {
  const { docs } = await payload.find({
    collection: 'cases',
    where: { mergedInto: { equals: id } },
    select: {},
    depth: 0,
    pagination: false,
    overrideAccess: true,
  });
  return [id, ...docs.map((merged) => merged.id)];
}
