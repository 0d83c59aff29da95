import { createHash, randomInt } from 'node:crypto';

/** Letters and digits that are not mistaken for each other; 32 of them are five bits each. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 16;
const COUNT = 10;
const GROUP = 4;

/** The letters and digits of a typed recovery code; null if it cannot be one. */
export function normalizeRecoveryCode(typed: string): string | null {
  const code = typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  return code.length === LENGTH ? code : null;
}

/** Ten new recovery codes of 80 random bits, as they are shown: `ABCD-EFGH-JKLM-NPQR`. */
export function createRecoveryCodes(): string[] {
  const letters = () => Array.from({ length: GROUP }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return Array.from({ length: COUNT }, () => Array.from({ length: LENGTH / GROUP }, letters).join('-'));
}

/**
 * The digest under which a recovery code is stored. A fast hash is enough for 80 random bits; the account is part of it,
 * so that a digest copied to another account does not serve there.
 */
export function digestRecoveryCode(userId: number, code: string): string {
  return createHash('sha256')
    .update(`${userId}:${normalizeRecoveryCode(code) ?? ''}`)
    .digest('base64url');
}
