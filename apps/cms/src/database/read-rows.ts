import type { Payload } from 'payload';
import { databaseOf } from './database-of.ts';

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
