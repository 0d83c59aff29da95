import type { Payload, PayloadRequest } from 'payload';
import { databaseOf, transactionOf } from './database-of.ts';

/** Which of the two databases a Payload runs on. */
export function dialectNameOf(payload: Payload): 'sqlite' | 'postgres' {
  return payload.db.name === 'sqlite' ? 'sqlite' : 'postgres';
}

/**
 * Reads with a statement of ours, where a question is beyond what Payload can ask.
 *
 * @param statement must hold nothing that came from outside as it came.
 */
export async function readRows<Row>(payload: Payload, statement: string): Promise<Row[]> {
  const database = databaseOf(payload);
  const { rows } = (await database.execute({ drizzle: database.drizzle, raw: statement })) as { rows: Row[] };
  return rows;
}

/** The same inside a request's transaction, which sees what it has written itself; outside where none is open. */
export async function readRowsOf<Row>(req: PayloadRequest, statement: string): Promise<Row[]> {
  const { payload } = req;
  if (!(await req.transactionID)) return readRows<Row>(payload, statement);
  const drizzle = await transactionOf(req);
  const { rows } = (await databaseOf(payload).execute({ drizzle, raw: statement })) as { rows: Row[] };
  return rows;
}
