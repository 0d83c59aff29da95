import type { Payload, PayloadRequest } from 'payload';
import { databaseOf, transactionOf } from './database-of.ts';

/** Returns the dialect of a Payload instance. */
export function dialectNameOf(payload: Payload): 'sqlite' | 'postgres' {
  return payload.db.name === 'sqlite' ? 'sqlite' : 'postgres';
}

/**
 * Runs a SELECT that Payload's query API cannot express.
 *
 * @param statement must not contain unvalidated input (SQL injection).
 */
export async function readRows<Row>(payload: Payload, statement: string): Promise<Row[]> {
  const database = databaseOf(payload);
  const { rows } = (await database.execute({ drizzle: database.drizzle, raw: statement })) as { rows: Row[] };
  return rows;
}

/** The same inside the request's transaction, including its own writes; outside if none is open. */
export async function readRowsOf<Row>(req: PayloadRequest, statement: string): Promise<Row[]> {
  const { payload } = req;
  if (!(await req.transactionID)) return readRows<Row>(payload, statement);
  const drizzle = await transactionOf(req);
  const { rows } = (await databaseOf(payload).execute({ drizzle, raw: statement })) as { rows: Row[] };
  return rows;
}
