import { createHmac, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import type { Payload } from 'payload';
import * as z from 'zod';

/** A key of the chain, and the id under which rows name it. */
export type AuditKey = { id: string; key: KeyObject };

const KEY_BYTES = 32;
const PURPOSE = 'beranda audit log';
const ID_LENGTH = 8;

/** Derives the key of the chain from an encryption key (HKDF); the id reveals nothing about it. */
export function auditKeyFrom(encryptionKey: Buffer): AuditKey {
  const derived = Buffer.from(hkdfSync('sha256', encryptionKey, '', PURPOSE, KEY_BYTES));
  const id = createHmac('sha256', derived).update('id').digest('hex').slice(0, ID_LENGTH);
  return { id, key: createSecretKey(derived) };
}

const stored = z.custom<readonly [AuditKey, ...AuditKey[]]>(
  (value) => Array.isArray(value) && value.length > 0,
  'The configuration has no key for the audit log.',
);

/** All keys of the configuration: the first one signs, all of them verify. */
export function auditKeysOf(payload: Payload): readonly [AuditKey, ...AuditKey[]] {
  return stored.parse(payload.config.custom.auditKeys);
}
