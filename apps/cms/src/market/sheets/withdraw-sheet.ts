import type { Payload, PayloadRequest } from 'payload';
import { bumpTagVersion } from '#cms/cache-tags/bump-tag-version.ts';
import { readRows, type SQL, sql, writeRows } from '#cms/database/sql.ts';
import { inSheetTransaction } from './sheet-transaction.ts';
import { findSheet } from './stored-sheet.ts';

export type Withdrawal =
  | { kind: 'missing' }
  /** All of its rates have begun. */
  | { kind: 'begun' }
  /** Later rates were validated against these and have to be withdrawn first. */
  | { kind: 'followed' }
  | { kind: 'withdrawn' };

async function hasRows(req: PayloadRequest, from: SQL): Promise<boolean> {
  const rows = await readRows<object>(req, sql`SELECT own.id FROM exchange_quotes own ${from} LIMIT 1`);
  return rows.length > 0;
}

/**
 * Withdraws published rates that have not begun. Quotes stay stored with an empty start time. Withdrawal is
 * in reverse order, so that no rate depends on a withdrawn one.
 */
export function withdrawSheet(payload: Payload, user: number, id: number): Promise<Withdrawal> {
  return inSheetTransaction(payload, async (req, now): Promise<Withdrawal> => {
    const sheet = await findSheet(req, { id });
    if (!sheet) return { kind: 'missing' };
    const time = now.toISOString();
    const upcoming = sql`own.sheet_id = ${sheet.id} AND own.valid_from > ${time}`;
    if (!(await hasRows(req, sql`WHERE ${upcoming}`))) return { kind: 'begun' };
    // Of two quotes with the same start the later entry is in force; withdrawing it would activate the earlier one.
    const following = sql`JOIN exchange_quotes o ON o.currency = own.currency AND o.rate_type = own.rate_type
      AND (o.valid_from > own.valid_from OR (o.valid_from = own.valid_from AND o.id < own.id))`;
    if (await hasRows(req, sql`${following} WHERE ${upcoming}`)) return { kind: 'followed' };
    await writeRows(
      req,
      sql`UPDATE exchange_quotes SET valid_from = NULL, withdrawn_at = ${time}
          WHERE sheet_id = ${sheet.id} AND valid_from > ${time}`,
    );
    await bumpTagVersion(req, 'exchange-quotes');
    await req.payload.update({
      collection: 'market-sheets',
      id: sheet.id,
      data: { state: 'withdrawn', withdrawnBy: user, withdrawnAt: time },
      depth: 0,
      overrideAccess: true,
      req,
    });
    return { kind: 'withdrawn' };
  });
}
