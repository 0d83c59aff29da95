import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { type EncryptionKeys, writingKey } from './encryption-keys.ts';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** `v2.<id of the key>.<bytes>`. Values of `v1.<bytes>` were encrypted before keys had ids. */
const ENCRYPTED = /^(?:v1|v2\.([\w-]{1,32}))\.([\w-]+)$/;

type EncryptedValue = {
  /** Undefined for a value that was encrypted before keys had ids. */
  keyId: string | undefined;
  bytes: Buffer;
};

function parseValue(value: string): EncryptedValue {
  const [, keyId, encoded] = ENCRYPTED.exec(value) ?? [];
  if (!encoded) throw new Error('This value was not encrypted by this application.');
  const bytes = Buffer.from(encoded, 'base64url');
  if (bytes.length < NONCE_BYTES + TAG_BYTES) throw new Error('This encrypted value is damaged.');
  return { keyId, bytes };
}

/**
 * Encrypts a text with AES-256-GCM and the key that writes. `context` is authenticated with it, so that a value copied
 * to another row does not decrypt there.
 */
export function encryptText(text: string, encryptionKeys: EncryptionKeys, context: string): string {
  const [id, key] = writingKey(encryptionKeys);
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, nonce);
  cipher.setAAD(Buffer.from(context));
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return `v2.${id}.${Buffer.concat([nonce, encrypted, cipher.getAuthTag()]).toString('base64url')}`;
}

function decryptBytes(bytes: Buffer, key: Buffer, context: string): string {
  const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(Buffer.from(context));
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  const text = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]);
  return text.toString('utf8');
}

type Decrypted = {
  text: string;
  /** Id of the key that the value was encrypted with. */
  keyId: string;
};

/** Tries every key: the authentication tag shows which one it was. */
function decryptWithAny(bytes: Buffer, encryptionKeys: EncryptionKeys, context: string): Decrypted {
  for (const [keyId, key] of encryptionKeys) {
    try {
      return { text: decryptBytes(bytes, key, context), keyId };
    } catch {
      // Another key, or a changed value.
    }
  }
  throw new Error('This value was encrypted with a key that is not configured, or it was changed.');
}

/**
 * Decrypts the result of `encryptText`, and reports the key.
 *
 * @throws Error if its key is not configured, the context differs, or the value was changed.
 */
export function decryptWithKeyId(value: string, encryptionKeys: EncryptionKeys, context: string): Decrypted {
  const { keyId, bytes } = parseValue(value);
  if (keyId === undefined) return decryptWithAny(bytes, encryptionKeys, context);
  const key = encryptionKeys.get(keyId);
  if (!key) throw new Error(`This value was encrypted with the key ${keyId}, which is not configured.`);
  return { text: decryptBytes(bytes, key, context), keyId };
}

/** The same; undefined where it throws. */
export function tryToDecrypt(
  value: string,
  encryptionKeys: EncryptionKeys,
  context: string,
): Decrypted | undefined {
  try {
    return decryptWithKeyId(value, encryptionKeys, context);
  } catch {
    return undefined;
  }
}

/** The text alone, of `decryptWithKeyId`. */
export function decryptText(value: string, encryptionKeys: EncryptionKeys, context: string): string {
  return decryptWithKeyId(value, encryptionKeys, context).text;
}

/** Whether a text looks as `encryptText` writes it. Somebody may have typed such a text. */
export const isEncrypted = (text: string) => ENCRYPTED.test(text);

/** Whether a value is encrypted as `encryptText` does it now: in the current format, with the key that writes. */
export function isCurrent(value: string, encryptionKeys: EncryptionKeys): boolean {
  const [, keyId] = ENCRYPTED.exec(value) ?? [];
  return keyId === writingKey(encryptionKeys)[0];
}

/**
 * An encrypted value, encrypted with the key that writes; what no key decrypts stays as it is.
 *
 * @param onKey called with the id of its key, null if no key decrypts it.
 */
export function reencryptText(
  value: string,
  encryptionKeys: EncryptionKeys,
  context: string,
  onKey?: (keyId: string | null) => void,
): string {
  const decrypted = tryToDecrypt(value, encryptionKeys, context);
  onKey?.(decrypted?.keyId ?? null);
  return !decrypted || isCurrent(value, encryptionKeys)
    ? value
    : encryptText(decrypted.text, encryptionKeys, context);
}
