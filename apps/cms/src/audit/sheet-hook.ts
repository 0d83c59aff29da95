import type { CollectionAfterChangeHook, PayloadRequest } from 'payload';
import type { SheetState } from '#cms/market/sheets/market-sheets.ts';
import type { MarketSheet } from '#cms/payload-types.ts';
import type { AuditAction } from './audit-actions.ts';
import { type Actor, actorOf, recordAudit } from './record-audit.ts';

const ACTIONS: Readonly<Record<SheetState, AuditAction>> = {
  published: 'sheet-published',
  waiting: 'sheet-submitted',
  rejected: 'sheet-rejected',
  superseded: 'sheet-superseded',
  withdrawn: 'sheet-withdrawn',
  failed: 'sheet-failed',
};

type UserReference = MarketSheet['enteredBy'];

async function actorOfUser(req: PayloadRequest, reference: UserReference): Promise<Actor> {
  if (reference === null || reference === undefined) return actorOf(req);
  const id = typeof reference === 'object' ? reference.id : reference;
  const user = await req.payload.db.findOne<{ id: number; name?: string }>({
    collection: 'users',
    req,
    where: { id: { equals: id } },
  });
  return { id, name: user?.name || `#${id}` };
}

/** Who changed a sheet to its state. A sheet is superseded by the system, not by the user who entered the newer one. */
function actingUserOf(sheet: MarketSheet): UserReference {
  if (sheet.state === 'withdrawn') return sheet.withdrawnBy;
  if (sheet.state === 'superseded') return null;
  if (sheet.state === 'published' || sheet.state === 'rejected') return sheet.decidedBy;
  return sheet.enteredBy;
}

/**
 * Records each state of a market sheet, also of those that systems deliver. Sheets are stored without a request's user,
 * so the acting person is the one that the sheet names.
 */
export const recordSheet: CollectionAfterChangeHook<MarketSheet> = async ({
  doc,
  operation,
  previousDoc,
  req,
}) => {
  const from = operation === 'create' ? null : (previousDoc?.state ?? null);
  if (from === doc.state) return doc;
  const actor = await actorOfUser(req, actingUserOf(doc));
  const sheet = { collection: 'market-sheets', documentId: doc.id, label: `${doc.kind}, ${doc.source}` };
  await recordAudit(
    req,
    { ...sheet, action: ACTIONS[doc.state], field: 'state', from, to: doc.state },
    actor,
  );
  return doc;
};
