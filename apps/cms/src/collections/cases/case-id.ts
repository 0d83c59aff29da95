import type { PayloadRequest } from 'payload';
import { workableForms } from '#cms/access/case-forms.ts';

/** The case that the address of a request names; null if there is none that the user works. */
export async function caseIdOf(req: PayloadRequest): Promise<number | null> {
  const named = String(req.routeParams?.id);
  if (!/^\d{1,9}$/.test(named)) return null;
  const id = Number(named);
  const { totalDocs } = await req.payload.count({
    collection: 'cases',
    where: { and: [{ id: { equals: id } }, { form: { in: [...workableForms(req)] } }] },
    overrideAccess: true,
  });
  return totalDocs > 0 ? id : null;
}
