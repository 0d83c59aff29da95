import type { PayloadRequest } from 'payload';

/** The case that the address of a request names; null if there is none. */
export async function caseIdOf({ payload, routeParams }: PayloadRequest): Promise<number | null> {
  const named = String(routeParams?.id);
  if (!/^\d{1,9}$/.test(named)) return null;
  const id = Number(named);
  const { totalDocs } = await payload.count({
    collection: 'cases',
    where: { id: { equals: id } },
    overrideAccess: true,
  });
  return totalDocs > 0 ? id : null;
}
