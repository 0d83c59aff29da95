import type { FieldHook, GlobalAfterChangeHook } from 'payload';
import { sql, writeRows } from '#cms/database/sql.ts';
import type { Market } from '#cms/payload-types.ts';
import { SHEET_KINDS } from '../sheets/sheet-kind.ts';

const addressOf = (market: Market, kind: (typeof SHEET_KINDS)[number]) => market[kind]?.pull?.url ?? null;

/** The person who set the address is responsible for its figures. Submitted values are ignored. */
export const recordAddressAuthor: FieldHook = ({ previousSiblingDoc, previousValue, req, siblingData }) => {
  const isSame = (siblingData.url ?? null) === (previousSiblingDoc?.url ?? null);
  return isSame ? previousValue : (req.user?.id ?? null);
};

/** Restoring a version bypasses field hooks and would restore the person of that time, too. */
export const recordRestoredAddress: GlobalAfterChangeHook = async ({ context, doc, previousDoc, req }) => {
  if (!context.isRestoringVersion) return;
  const person = req.user ? Number(req.user.id) : null;
  for (const kind of SHEET_KINDS)
    if (addressOf(doc, kind) !== addressOf(previousDoc, kind)) {
      const column = sql.identifier(`${kind}_pull_changed_by_id`);
      await writeRows(req, sql`UPDATE market SET ${column} = ${person}`);
    }
};
