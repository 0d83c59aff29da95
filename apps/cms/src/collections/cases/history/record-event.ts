import { type CollectionAfterChangeHook, createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { relatedIdOf } from '#cms/content/related-id.ts';
import { inTransaction } from '#cms/database/sql.ts';
import type { Case } from '#cms/payload-types.ts';
import { staffName } from '../assignment/desk-staff.ts';
import type { EventKind } from './event-kinds.ts';

export type NewEvent = {
  case: number;
  kind: EventKind;
  /** Default: now. */
  at?: string;
  /**
   * What the kind is about: a revealed answer, the reason of an extension or a closing, the day of a filing in writing,
   * the task of a failed mail, a corrected contact, whose file was added.
   */
  field?: string;
  from?: string;
  to?: string;
  note?: string;
  /** For events that a job records in somebody's name. Default: the user of the request. */
  author?: number;
  authorName?: string;
};

/**
 * Appends to the history of a case, in the request's transaction and in the name of its user; without one, of the
 * system. Returns the id of the event.
 */
export async function recordEvent(req: PayloadRequest, event: NewEvent): Promise<number> {
  const user = req.user?.collection === 'users' ? req.user : null;
  const { id } = await req.payload.create({
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
  return id;
}

/** The same for jobs, in a transaction of its own. */
export async function recordSystemEvent(payload: Payload, event: NewEvent): Promise<void> {
  const req = await createLocalReq({}, payload);
  await inTransaction(req, () => recordEvent(req, event));
}

/** Whether the history of a case has an event of this kind, or one with this value as `to`. */
export async function hasEvent(payload: Payload, id: number, kind: EventKind, to?: string): Promise<boolean> {
  const { totalDocs } = await payload.count({
    collection: 'case-events',
    where: {
      and: [
        { case: { equals: id } },
        { kind: { equals: kind } },
        ...(to === undefined ? [] : [{ to: { equals: to } }]),
      ],
    },
    overrideAccess: true,
  });
  return totalDocs > 0;
}

async function recordAssignment(req: PayloadRequest, doc: Case, previous: Case): Promise<void> {
  if (relatedIdOf(doc.assignee) === relatedIdOf(previous.assignee)) return;
  const from = await staffName(req, previous.assignee);
  const to = await staffName(req, doc.assignee);
  await recordEvent(req, { case: doc.id, kind: 'assigned', ...(from && { from }), ...(to && { to }) });
}

/** Records that a case arrived, or that its status or assignee has changed. */
export const recordCaseChange: CollectionAfterChangeHook<Case> = async ({
  context,
  doc,
  operation,
  previousDoc,
  req,
}) => {
  // Returns nothing: what a hook returns replaces the case.
  if (operation === 'create') {
    const isFromSite = doc.arrivedBy === 'site';
    await recordEvent(req, {
      case: doc.id,
      ...(isFromSite ? { kind: 'received', at: doc.receivedAt } : { kind: 'recorded', to: doc.arrivedBy }),
    });
    return;
  }
  await recordAssignment(req, doc, previousDoc);
  const { closing } = context;
  if (doc.status !== previousDoc.status)
    await recordEvent(req, {
      case: doc.id,
      kind: 'status',
      from: previousDoc.status,
      to: doc.status,
      ...(closing && { field: closing.reason, note: closing.explanation }),
    });
};
