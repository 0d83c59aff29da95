import type { PayloadRequest } from 'payload';
import { inTransaction, readRows, sql, writeRows } from '#cms/database/sql.ts';
import { decryptText, encryptText, reencryptText } from '#cms/security/encrypted-text.ts';
import type { EncryptionKeys } from '#cms/security/encryption-keys.ts';
import type { EncryptedColumn } from '#cms/security/rotate-column.ts';
import { digestRecoveryCode, normalizeRecoveryCode } from './recovery-codes.ts';
import { stepOfCode } from './totp.ts';

const MAX_ATTEMPTS = 5;
const LOCK_MS = 15 * 60 * 1_000;

type Row = { secret: string | null; pending_secret: string | null; recovery_codes: string | null };

/** For a wrong code: whether it was the last attempt (`isLast`), which has locked the second factor. */
type CodeResult =
  | { kind: 'accepted' }
  | { kind: 'locked' }
  | { kind: 'wrong'; isRecoveryCode: boolean; isLast: boolean };

const contextOf = (userId: number | string) => `second-factor:${userId}`;

const secretColumn = (column: 'secret' | 'pending_secret'): EncryptedColumn => ({
  table: 'second_factors',
  column,
  isJson: false,
  boundTo: 'user_id',
  reencrypt: ({ text, boundTo }, encryptionKeys, onKey) =>
    reencryptText(text, encryptionKeys, contextOf(boundTo), onKey),
});

/** The secrets, for the rotation of keys. */
export const SECOND_FACTOR_COLUMNS = [secretColumn('secret'), secretColumn('pending_secret')];

async function findRow(req: PayloadRequest, userId: number): Promise<Row | undefined> {
  const [row] = await readRows<Row>(
    req,
    sql`SELECT secret, pending_secret, recovery_codes FROM second_factors WHERE user_id = ${userId}`,
  );
  return row;
}

/** Whether an account has a second factor in use. */
export async function hasSecondFactor(req: PayloadRequest, userId: number): Promise<boolean> {
  return Boolean((await findRow(req, userId))?.secret);
}

const digestsOf = (row: Row | undefined) => JSON.parse(row?.recovery_codes ?? '[]') as string[];

/** How many recovery codes an account has left. */
export async function countRecoveryCodes(req: PayloadRequest, userId: number): Promise<number> {
  return digestsOf(await findRow(req, userId)).length;
}

/**
 * Brute-force protection: counts an attempt before its code is compared, so that concurrent guesses cannot exceed the
 * limit. The fifth locks the second factor for 15 minutes; a right code resets the count.
 *
 * @returns which attempt it is; null while it is locked.
 */
async function claimAttempt(req: PayloadRequest, userId: number): Promise<number | null> {
  const now = Date.now();
  const until = now + LOCK_MS;
  const claimed = await inTransaction(req, () =>
    readRows<{ attempts: number | string }>(
      req,
      sql`UPDATE second_factors
        SET attempts = CASE WHEN attempts >= ${MAX_ATTEMPTS} THEN 1 ELSE attempts + 1 END,
            locked_until = CASE WHEN attempts = ${MAX_ATTEMPTS - 1} THEN CAST(${until} AS numeric) ELSE NULL END
        WHERE user_id = ${userId} AND (locked_until IS NULL OR locked_until <= ${now})
        RETURNING attempts`,
    ),
  );
  return claimed[0] ? Number(claimed[0].attempts) : null;
}

/** Replay protection: accepts a step once. Of two concurrent requests with one code only one changes the row. */
async function claimStep(req: PayloadRequest, userId: number, step: number): Promise<boolean> {
  const claimed = await inTransaction(req, () =>
    readRows(
      req,
      sql`UPDATE second_factors SET last_step = ${step}, attempts = 0, locked_until = NULL
        WHERE user_id = ${userId} AND (last_step IS NULL OR last_step < ${step}) RETURNING id`,
    ),
  );
  return claimed.length > 0;
}

/** Removes a recovery code from the stored ones, by compare-and-set. */
async function claimRecoveryCode(
  req: PayloadRequest,
  userId: number,
  row: Row,
  code: string,
): Promise<boolean> {
  const digest = digestRecoveryCode(userId, code);
  const left = digestsOf(row).filter((candidate) => candidate !== digest);
  if (left.length === digestsOf(row).length) return false;
  const claimed = await inTransaction(req, () =>
    readRows(
      req,
      sql`UPDATE second_factors SET recovery_codes = ${JSON.stringify(left)}, attempts = 0, locked_until = NULL
        WHERE user_id = ${userId} AND recovery_codes = ${row.recovery_codes} RETURNING id`,
    ),
  );
  return claimed.length > 0;
}

/** Checks a code of the authenticator app, or a recovery code, and uses it up. */
export async function verifyAndConsumeCode(
  req: PayloadRequest,
  encryptionKeys: EncryptionKeys,
  userId: number,
  typed: string,
): Promise<CodeResult> {
  const row = await findRow(req, userId);
  if (!row?.secret) return { kind: 'wrong', isRecoveryCode: false, isLast: false };
  const attempt = await claimAttempt(req, userId);
  if (attempt === null) return { kind: 'locked' };
  const recoveryCode = normalizeRecoveryCode(typed);
  const resultOf = (isAccepted: boolean): CodeResult =>
    isAccepted
      ? { kind: 'accepted' }
      : { kind: 'wrong', isRecoveryCode: Boolean(recoveryCode), isLast: attempt >= MAX_ATTEMPTS };
  if (recoveryCode) return resultOf(await claimRecoveryCode(req, userId, row, recoveryCode));
  const secret = decryptText(row.secret, encryptionKeys, contextOf(userId));
  const step = stepOfCode(secret, typed.replaceAll(/\s/g, ''), Date.now());
  return resultOf(step !== null && (await claimStep(req, userId, step)));
}

/** Stores a new secret that is not in use until a code of it was entered. */
export async function storePendingSecret(
  req: PayloadRequest,
  encryptionKeys: EncryptionKeys,
  userId: number,
  secret: string,
): Promise<void> {
  const encrypted = encryptText(secret, encryptionKeys, contextOf(userId));
  await inTransaction(req, () =>
    writeRows(
      req,
      sql`INSERT INTO second_factors (user_id, pending_secret, attempts) VALUES (${userId}, ${encrypted}, 0)
        ON CONFLICT (user_id) DO UPDATE SET pending_secret = ${encrypted}`,
    ),
  );
}

/** Puts the pending secret into use, if the code is one of its codes. In the request's transaction. */
export async function activatePendingSecret(
  req: PayloadRequest,
  encryptionKeys: EncryptionKeys,
  userId: number,
  typed: string,
): Promise<boolean> {
  const row = await findRow(req, userId);
  if (!row?.pending_secret) return false;
  const secret = decryptText(row.pending_secret, encryptionKeys, contextOf(userId));
  const step = stepOfCode(secret, typed.replaceAll(/\s/g, ''), Date.now());
  if (step === null) return false;
  const activated = await readRows(
    req,
    sql`UPDATE second_factors SET secret = pending_secret, pending_secret = NULL, last_step = ${step}, attempts = 0,
        locked_until = NULL
      WHERE user_id = ${userId} AND pending_secret = ${row.pending_secret} RETURNING id`,
  );
  return activated.length > 0;
}

/** Replaces the recovery codes. In the request's transaction. */
export async function storeRecoveryCodes(
  req: PayloadRequest,
  userId: number,
  codes: string[],
): Promise<void> {
  const digests = JSON.stringify(codes.map((code) => digestRecoveryCode(userId, code)));
  await writeRows(req, sql`UPDATE second_factors SET recovery_codes = ${digests} WHERE user_id = ${userId}`);
}

/** Removes the second factor of an account. In the request's transaction. */
export async function deleteSecondFactor(req: PayloadRequest, userId: number): Promise<void> {
  await writeRows(req, sql`DELETE FROM second_factors WHERE user_id = ${userId}`);
}
