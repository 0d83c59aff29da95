import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const VERSION = 'v1';

/**
 * Encrypts a text with AES-256-GCM. `context` is authenticated with it, so that a value copied to another row
 * does not decrypt there.
 */
export function encryptText(text: string, key: Buffer, context: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, nonce);
  cipher.setAAD(Buffer.from(context));
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return `${VERSION}.${Buffer.concat([nonce, encrypted, cipher.getAuthTag()]).toString('base64url')}`;
}

/**
 * Decrypts the result of `encryptText`.
 *
 * @throws Error if the key or the context differs, or the value was changed.
 */
export function decryptText(value: string, key: Buffer, context: string): string {
  const [version, encoded] = value.split('.');
  if (version !== VERSION || !encoded) throw new Error('This value was not encrypted by this application.');
  const bytes = Buffer.from(encoded, 'base64url');
  if (bytes.length < NONCE_BYTES + TAG_BYTES) throw new Error('This encrypted value is damaged.');
  const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(Buffer.from(context));
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  const text = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]);
  return text.toString('utf8');
}
