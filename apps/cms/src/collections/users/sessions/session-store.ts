import type { Payload, PayloadRequest } from 'payload';
import { inTransaction, readRows, sql, writeRows } from '#cms/database/sql.ts';
import type { SignInMethod } from './sign-ins.ts';

export const SESSION_SECONDS = 8 * 60 * 60;

type StoredSession = {
  session: string;
  method: SignInMethod;
  device: string | null;
  /** ISO time on SQLite, a date on PostgreSQL. */
  startedAt: string | Date;
  hasPassed: boolean;
};

type Row = {
  session: string;
  method: SignInMethod;
  device: string | null;
  started_at: string | Date;
  second_factor_at: string | Date | null;
};

const sessionOfRow = ({ session, method, device, started_at, second_factor_at }: Row): StoredSession => ({
  session,
  method,
  device,
  startedAt: started_at,
  hasPassed: second_factor_at !== null,
});

/** The sign-ins of an account, latest first, also those whose sessions have expired. */
export async function listSessions(req: PayloadRequest, userId: number): Promise<StoredSession[]> {
  const rows = await readRows<Row>(
    req,
    sql`SELECT session, method, device, started_at, second_factor_at FROM sign_ins
      WHERE user_id = ${userId} ORDER BY started_at DESC`,
  );
  return rows.map(sessionOfRow);
}

/** The sign-ins of an account whose sessions go on, latest first: a row stays after its session has expired. */
export async function listOpenSessions(
  from: Payload | PayloadRequest,
  userId: number,
): Promise<StoredSession[]> {
  const now = new Date().toISOString();
  const rows = await readRows<Row>(
    from,
    sql`SELECT session, method, device, started_at, second_factor_at FROM sign_ins
      WHERE user_id = ${userId} AND session IN
        (SELECT id FROM users_sessions WHERE _parent_id = ${userId} AND expires_at > ${now})
      ORDER BY started_at DESC`,
  );
  return rows.map(sessionOfRow);
}

type NewSession = { session: string; userId: number; method: SignInMethod; device: string | null };

/** Stores a sign-in, and removes those of the account whose sessions have ended. In the request's transaction. */
export async function storeSession(req: PayloadRequest, signIn: NewSession): Promise<void> {
  const { session, userId, method, device } = signIn;
  const now = new Date().toISOString();
  const sessionAgo = new Date(Date.now() - SESSION_SECONDS * 1_000).toISOString();
  await writeRows(
    req,
    sql`DELETE FROM sign_ins WHERE user_id = ${userId} AND started_at < ${sessionAgo} AND session NOT IN
      (SELECT id FROM users_sessions WHERE _parent_id = ${userId} AND expires_at > ${now})`,
  );
  await writeRows(
    req,
    sql`INSERT INTO sign_ins (session, user_id, started_at, method, device)
      VALUES (${session}, ${userId}, ${now}, ${method}, ${device})`,
  );
}

/** Records that the second factor was entered in a session. */
export async function storePassedSecondFactor(req: PayloadRequest, session: string): Promise<void> {
  const now = new Date().toISOString();
  await inTransaction(req, () =>
    writeRows(req, sql`UPDATE sign_ins SET second_factor_at = ${now} WHERE session = ${session}`),
  );
}

/** Ends one session of an account; one of another account is not found. */
export async function endSession(req: PayloadRequest, userId: number, session: string): Promise<void> {
  await inTransaction(req, async () => {
    await writeRows(req, sql`DELETE FROM sign_ins WHERE user_id = ${userId} AND session = ${session}`);
    await writeRows(req, sql`DELETE FROM users_sessions WHERE _parent_id = ${userId} AND id = ${session}`);
  });
}

/** Ends all sessions of an account, except for one. */
export async function endSessions(req: PayloadRequest, userId: number, except?: string): Promise<void> {
  const kept = except ?? '';
  await inTransaction(req, async () => {
    await writeRows(req, sql`DELETE FROM sign_ins WHERE user_id = ${userId} AND session <> ${kept}`);
    await writeRows(req, sql`DELETE FROM users_sessions WHERE _parent_id = ${userId} AND id <> ${kept}`);
  });
}
