import type { PayloadRequest } from 'payload';
import { readRows, sql } from '#cms/database/sql.ts';
import type { FileOrigin } from './file-origins.ts';

type Addition = {
  /** The key of the pending attachment. */
  key: string;
  caseId: number;
  origin: { from: FileOrigin; receivedOn?: string };
};

/**
 * Whether staff have added the same file to a case before, by content and name, from the same origin: a repeat of a
 * request whose response was lost. In the request's transaction, in which the case is locked.
 */
export async function isAddedBefore(
  req: PayloadRequest,
  { caseId, key, origin: { from, receivedOn = '' } }: Addition,
): Promise<boolean> {
  const rows = await readRows(
    req,
    sql`SELECT former.id FROM attachments AS pending
        JOIN attachments AS former ON former.digest = pending.digest AND former.name = pending.name
        JOIN case_events AS event ON event.case_id = former.case_id AND event.note = former.name
        WHERE pending.key = ${key} AND former.case_id = ${caseId} AND event.kind = 'file-added'
          AND event.field = ${from} AND COALESCE(event."to", '') = ${receivedOn}
        LIMIT 1`,
  );
  return rows.length > 0;
}
