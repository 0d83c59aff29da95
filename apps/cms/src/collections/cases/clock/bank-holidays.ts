import type { PayloadRequest } from 'payload';
import { lockShared } from '#cms/database/locks.ts';
import { weekdayHolidays } from '#cms/market/sheets/comparison-figures.ts';

/** Days on which the bank is closed, by the editable calendar; read in the request's transaction. */
export const bankHolidays = (req: PayloadRequest): Promise<Set<string>> =>
  weekdayHolidays(req, 'closesBanks');

/**
 * The same for what is stored in the transaction: takes a shared lock until it ends, so that nobody changes the calendar
 * before the commit. A change of it could otherwise recompute the case before this transaction stores it, or not see a new
 * one, and a value of the old calendar would stay.
 */
export async function lockedBankHolidays(req: PayloadRequest): Promise<Set<string>> {
  await lockShared(req, 'holidays');
  return bankHolidays(req);
}
