/** A key of AES-256, in bytes. */
export const KEY_BYTES = 32;

/** The id of the key that is configured without one. */
export const DEFAULT_KEY_ID = 'default';

/** The keys that encrypt personal data, by id, in the order of the configuration. The first one writes, all of them read. */
export type EncryptionKeys = ReadonlyMap<string, Buffer>;

/** A list of keys cannot be used. The message contains no key. */
export class InvalidKeysError extends Error {
  override name = 'InvalidKeysError';
}

const ENTRY = /^([a-z0-9][a-z0-9_-]{0,31}):([A-Za-z0-9+/]+={0,2})$/i;

/** 32 bytes from base64; undefined for anything else. */
export function parseKey(base64: string): Buffer | undefined {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) return undefined;
  const key = Buffer.from(base64, 'base64');
  return key.length === KEY_BYTES ? key : undefined;
}

/**
 * Parses keys such as `2026-11:base64,2025-01:base64`. The first one writes.
 *
 * @throws InvalidKeysError that names the entry by its position or id, never by its key.
 */
export function parseKeys(list: string): EncryptionKeys {
  const keys = new Map<string, Buffer>();
  for (const [index, entry] of list.split(',').entries()) {
    const [, id = '', base64 = ''] = ENTRY.exec(entry.trim()) ?? [];
    const key = parseKey(base64);
    if (!id || !key)
      throw new InvalidKeysError(
        `entry ${index + 1} must be an id of up to 32 letters, digits, - or _, a colon, and exactly ${KEY_BYTES} bytes in base64 (openssl rand -base64 32)`,
      );
    if (keys.has(id)) throw new InvalidKeysError(`has two keys with the id ${id}`);
    for (const [other, bytes] of keys)
      if (bytes.equals(key)) throw new InvalidKeysError(`has the same key under the ids ${other} and ${id}`);
    keys.set(id, key);
  }
  return keys;
}

/**
 * Adds the key that is configured without an id, to read what was encrypted with it.
 *
 * @throws InvalidKeysError if its id names another key.
 */
export function withDefaultKey(encryptionKeys: EncryptionKeys, key: Buffer): EncryptionKeys {
  const named = encryptionKeys.get(DEFAULT_KEY_ID);
  if (named && !named.equals(key))
    throw new InvalidKeysError(`has another key with the id ${DEFAULT_KEY_ID} than ENCRYPTION_KEY`);
  // The same key under an id of its own needs no second one.
  if ([...encryptionKeys.values()].some((candidate) => candidate.equals(key))) return encryptionKeys;
  return new Map([...encryptionKeys, [DEFAULT_KEY_ID, key]]);
}

/** Id and bytes of the key that encrypts. */
export function writingKey(encryptionKeys: EncryptionKeys): [id: string, key: Buffer] {
  const [first] = encryptionKeys;
  if (!first) throw new Error('There is no encryption key.');
  return first;
}
