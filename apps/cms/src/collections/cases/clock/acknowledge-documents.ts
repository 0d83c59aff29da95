import { currentRound, findOpenRequest } from '@beranda/complaints';
import { jakartaDate, startOfJakartaDay } from '@beranda/finance';
import type { PayloadRequest } from 'payload';
import type { Env } from '#cms/env.ts';
import type { Case } from '#cms/payload-types.ts';
import { isMailable } from '../mailable-case.ts';
import { queueReply } from '../replies/queue-reply.ts';
import { addedDocumentsNotice } from './actions/action-notices.ts';
import { complaintInputsOf } from './complaint-inputs-of-case.ts';

/** While the bank waits for documents that it has asked for, the action that records them acknowledges them. */
const isRequested = (caseDoc: Case) =>
  caseDoc.form === 'complaint' && findOpenRequest(currentRound(complaintInputsOf(caseDoc))) !== undefined;

/** Whether documents that came on a day have been acknowledged already, by either mail. */
async function isAcknowledged(req: PayloadRequest, { id }: Case, key: string, receivedOn: string) {
  const replies = await req.payload.count({
    collection: 'case-replies',
    where: { key: { equals: key } },
    overrideAccess: true,
    req,
  });
  if (replies.totalDocs > 0) return true;
  const events = await req.payload.count({
    collection: 'case-events',
    where: {
      and: [
        { case: { equals: id } },
        { kind: { equals: 'documents-received' } },
        { to: { like: receivedOn } },
        { at: { greater_than_equal: startOfJakartaDay(jakartaDate(new Date())).toISOString() } },
      ],
    },
    overrideAccess: true,
    req,
  });
  return events.totalDocs > 0;
}

/**
 * Acknowledges documents that came from the sender of a case unasked, in the request's transaction, in which the case is
 * locked: one mail for all that came on a day.
 *
 * @param receivedOn ISO date.
 * @returns whether a mail will be sent.
 */
export async function acknowledgeDocuments(
  req: PayloadRequest,
  caseDoc: Case,
  receivedOn: string,
  { siteUrl }: Pick<Env, 'siteUrl'>,
): Promise<boolean> {
  const { dueAt = null, form, id, locale } = caseDoc;
  const key = `documents ${id} ${receivedOn}`;
  if (!isMailable(caseDoc) || isRequested(caseDoc)) return false;
  if (await isAcknowledged(req, caseDoc, key, receivedOn)) return false;
  const now = new Date().toISOString();
  const isComplaint = form === 'complaint';
  const notice = addedDocumentsNotice(locale, { receivedOn, dueAt, now, siteUrl, isComplaint });
  await queueReply(req, caseDoc, { key, locale, ...notice });
  return true;
}
