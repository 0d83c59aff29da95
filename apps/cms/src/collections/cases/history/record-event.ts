import { type CollectionAfterChangeHook, createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { inTransaction } from '#cms/database/sql.ts';
import type { Case } from '#cms/payload-types.ts';
import type { EventKind } from './event-kinds.ts';

export type NewEvent = {
  case: number;
  kind: EventKind;
  /** Default: now. */
  at?: string;
  /** Name of the answer that was shown. */
  field?: string;
  from?: string;
  to?: string;
  note?: string;
};

/** Appends to the history of a case, in the request's transaction and in the name of its user; without one, of the system. */
export async function recordEvent(req: PayloadRequest, event: NewEvent): Promise<void> {
  const user = req.user?.collection === 'users' ? req.user : null;
  await req.payload.create({
    collection: 'case-events',
    data: {
      at: new Date().toISOString(),
      ...event,
      ...(user ? { author: user.id, authorName: user.name || user.email } : {}),
    },
    depth: 0,
    overrideAccess: true,
    req,
  });
}

/** The same for jobs, in a transaction of its own. */
export async function recordSystemEvent(payload: Payload, event: NewEvent): Promise<void> {
  const req = await createLocalReq({}, payload);
  await inTransaction(req, () => recordEvent(req, event));
}

/** Whether the history of a case has an event of this kind. */
export async function hasEvent(payload: Payload, id: number, kind: EventKind): Promise<boolean> {
  const { totalDocs } = await payload.count({
    collection: 'case-events',
    where: { and: [{ case: { equals: id } }, { kind: { equals: kind } }] },
    overrideAccess: true,
  });
  return totalDocs > 0;
}

/** Records that a case arrived, or that its status has changed. */
export const recordCaseChange: CollectionAfterChangeHook<Case> = async ({
  doc,
  operation,
  previousDoc,
  req,
}) => {
  if (operation === 'create') await recordEvent(req, { case: doc.id, kind: 'received', at: doc.receivedAt });
  else if (doc.status !== previousDoc.status)
    await recordEvent(req, { case: doc.id, kind: 'status', from: previousDoc.status, to: doc.status });
};
