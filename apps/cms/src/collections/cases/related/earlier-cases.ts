import type { PayloadRequest } from 'payload';
import type { Case } from '#cms/payload-types.ts';
import { listCaseIdsOf } from '../person/list-case-ids.ts';

/** At most so many are listed; staff find more with the search. */
export const MAX_EARLIER_CASES = 20;

type CaseWithSender = Pick<Case, 'id' | 'senderEmail' | 'senderPhone'>;

type EarlierCase = Pick<Case, 'form' | 'id' | 'receivedAt' | 'status' | 'ticket'>;

/** Other cases of the same e-mail address or phone, however spelled, that the user may read, latest first. */
export async function listEarlierCases(
  req: PayloadRequest,
  { id, senderEmail, senderPhone }: CaseWithSender,
): Promise<{ cases: EarlierCase[]; total: number }> {
  const ids = await listCaseIdsOf(req, { email: senderEmail ?? undefined, phone: senderPhone });
  const { docs, totalDocs } = await req.payload.find({
    collection: 'cases',
    where: { id: { in: ids.filter((candidate) => candidate !== id) } },
    select: { form: true, receivedAt: true, status: true, ticket: true },
    sort: '-receivedAt',
    limit: MAX_EARLIER_CASES,
    depth: 0,
    overrideAccess: false,
    user: req.user,
  });
  return { cases: docs, total: totalDocs };
}
