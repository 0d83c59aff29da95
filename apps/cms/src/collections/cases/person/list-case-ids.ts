import type { PayloadRequest } from 'payload';
import { readRows, sql } from '#cms/database/sql.ts';
import { emailKeyOf, type Person, phoneKeysOf } from './person.ts';

/** Above what one person sends; the phone number of a branch may be on more cases, of many persons. */
export const MAX_CASES_OF_PERSON = 500;

/**
 * The ids of the cases of an e-mail address or phone number, however spelled, latest first, and at most one more than
 * `MAX_CASES_OF_PERSON`. Regardless of what the user may read: the caller reads the cases with the user's rights. In SQL,
 * since no API queries hidden fields.
 */
export async function listCaseIdsOf(req: PayloadRequest, { email, phone }: Person): Promise<number[]> {
  const conditions = [
    ...(email ? [sql`cases.sender_email_key = ${emailKeyOf(email)}`] : []),
    ...(phone ? phoneKeysOf(phone).map((key) => sql`cases.sender_phone_key = ${key}`) : []),
  ];
  if (conditions.length === 0) return [];
  const rows = await readRows<{ id: number }>(
    req,
    sql`SELECT cases.id FROM cases WHERE ${sql.join(conditions, sql` OR `)}
        ORDER BY cases.id DESC LIMIT ${MAX_CASES_OF_PERSON + 1}`,
  );
  return rows.map(({ id }) => id);
}
