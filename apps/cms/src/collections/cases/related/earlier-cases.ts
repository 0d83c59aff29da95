import type { PayloadRequest } from 'payload';
import type { Case } from '#cms/payload-types.ts';

/** More are a matter for the search. */
export const MAX_EARLIER_CASES = 20;

type Person = Pick<Case, 'id' | 'senderEmail' | 'senderPhone'>;

/** Other cases of the same e-mail address or phone that the user may read, latest first. */
export async function findEarlierCases(
  req: PayloadRequest,
  { id, senderEmail, senderPhone }: Person,
): Promise<{ cases: Case[]; total: number }> {
  const { docs, totalDocs } = await req.payload.find({
    collection: 'cases',
    where: {
      and: [
        { id: { not_equals: id } },
        {
          or: [
            ...(senderEmail ? [{ senderEmail: { equals: senderEmail } }] : []),
            { senderPhone: { equals: senderPhone } },
          ],
        },
      ],
    },
    sort: '-receivedAt',
    limit: MAX_EARLIER_CASES,
    depth: 0,
    overrideAccess: false,
    user: req.user,
  });
  return { cases: docs, total: totalDocs };
}
