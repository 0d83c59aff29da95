import { DAY_MS } from '@beranda/finance';
import type { PayloadRequest } from 'payload';
import { readRows, sql } from '#cms/database/sql.ts';
import type { StoredSheet } from './stored-sheet.ts';

/** Days after a change of an account during which it cannot approve sheets of the user who made the change. */
export const ACCOUNT_CHANGE_DAYS = 30;

/**
 * Whether a person who is responsible for the sheet has created the account of its approver, or has changed its address,
 * second factor, identity or roles within the last days, according to the audit log. With such a change, one person can
 * sign in as both (four-eyes principle).
 */
export async function hasChangedAccount(
  req: PayloadRequest,
  { enteredBy, sourceSetBy }: Pick<StoredSheet, 'enteredBy' | 'sourceSetBy'>,
  approver: number,
  now: Date,
): Promise<boolean> {
  const since = new Date(now.getTime() - ACCOUNT_CHANGE_DAYS * DAY_MS).toISOString();
  const rows = await readRows(
    req,
    sql`SELECT 1 FROM audit_log
        WHERE collection = 'users' AND document = ${String(approver)} AND at > ${since}
          AND (actor = ${enteredBy} OR actor = ${sourceSetBy})
          AND (action = 'created' OR field IN ('email', 'secondFactorSince', 'identity', 'roles'))
        LIMIT 1`,
  );
  return rows.length > 0;
}
