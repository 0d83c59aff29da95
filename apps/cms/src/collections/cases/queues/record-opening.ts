import type { Endpoint, PayloadRequest } from 'payload';
import { canWorkCases } from '#cms/access/rules.ts';
import { inTransaction, sql, writeRows } from '#cms/database/sql.ts';
import { withErrorHandling } from '#cms/http/guarded.ts';
import { errorResponse, jsonResponse, NOT_FOUND } from '#cms/http/responses.ts';
import { lockDocument } from '#cms/saves/lock-document.ts';
import { caseIdOf } from '../case-id.ts';
import { recordEvent } from '../history/record-event.ts';

async function hasOpened(req: PayloadRequest, id: number): Promise<boolean> {
  const { totalDocs } = await req.payload.count({
    collection: 'case-events',
    where: {
      and: [{ case: { equals: id } }, { kind: { equals: 'opened' } }, { author: { equals: req.user?.id } }],
    },
    overrideAccess: true,
    req,
  });
  return totalDocs > 0;
}

async function recordOpening(req: PayloadRequest): Promise<Response> {
  if (!canWorkCases({ req })) return errorResponse(403, 'Only staff who work cases open them');
  const id = await caseIdOf(req);
  if (id === null) return errorResponse(404, NOT_FOUND);
  const isFirst = await inTransaction(req, async () => {
    // So that two requests of one person record one event, and no save that has read the case before writes it back as
    // unread.
    await lockDocument(req, { slug: 'cases', id });
    // Leaves `updatedAt`, or the form that is being opened would be stale.
    await writeRows(
      req,
      sql`UPDATE cases SET first_read_at = COALESCE(first_read_at, ${new Date().toISOString()}) WHERE id = ${id}`,
    );
    if (await hasOpened(req, id)) return false;
    await recordEvent(req, { case: id, kind: 'opened' });
    return true;
  });
  return jsonResponse({ isFirst });
}

/** Records who has opened a case, once per person, and that it is no longer unread. */
export const recordOpeningEndpoint: Omit<Endpoint, 'root'> = {
  path: '/:id/opened',
  method: 'post',
  handler: withErrorHandling(recordOpening),
};
