import type { PayloadRequest } from 'payload';
import { workableForms } from '#cms/access/case-forms.ts';
import { routeId } from '#cms/http/route-id.ts';

/** The case that the address of a request names; null if there is none that the user works. */
export async function findCaseId(req: PayloadRequest): Promise<number | null> {
  const id = routeId(req);
  if (id === null) return null;
  const { totalDocs } = await req.payload.count({
    collection: 'cases',
    where: { and: [{ id: { equals: id } }, { form: { in: [...workableForms(req)] } }] },
    overrideAccess: true,
  });
  return totalDocs > 0 ? id : null;
}
