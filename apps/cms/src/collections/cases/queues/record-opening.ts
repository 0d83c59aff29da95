import type { PayloadRequest } from 'payload';
import { inTransaction, sql, writeRows } from '#cms/database/sql.ts';
import { jsonResponse } from '#cms/http/responses.ts';
import { lockDocument } from '#cms/saves/lock-document.ts';
import { caseEndpoint } from '../case-endpoint.ts';
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

async function recordOpening(req: PayloadRequest, id: number): Promise<Response> {
  const isFirst = await inTransaction(req, async () => {
    // Prevents race conditions: two requests of one person record one event, and a save that read the case earlier does
    // not mark it as unread again.
    await lockDocument(req, { slug: 'cases', id });
    // In SQL, because Payload would set `updatedAt`: the form that is being opened would be stale (optimistic locking).
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
export const recordOpeningEndpoint = caseEndpoint('/:id/opened', recordOpening);
