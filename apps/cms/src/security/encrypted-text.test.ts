import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { decryptText, encryptText } from './encrypted-text.ts';

const key = randomBytes(32);
/** `v1.` stands before the encrypted bytes. */
const PREFIX_LENGTH = 3;

it('encrypted text can be decrypted with the same key and context', () => {
  for (const text of ['3171234507890001', '', 'Ünïcödé ✓']) {
    expect(decryptText(encryptText(text, key, 'row 1'), key, 'row 1')).toBe(text);
  }
});

it('ciphertexts are never equal and do not contain the text', () => {
  const [one, two] = [encryptText('3171234507890001', key, 'a'), encryptText('3171234507890001', key, 'a')];
  expect(one).not.toBe(two);
  expect(Buffer.from(one.slice(PREFIX_LENGTH), 'base64url').toString('latin1')).not.toContain('3171');
});

/** Ends with another byte, whatever the last one was. */
function withFlippedBit(value: string): string {
  const bytes = Buffer.from(value.slice(PREFIX_LENGTH), 'base64url');
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  return value.slice(0, PREFIX_LENGTH) + bytes.toString('base64url');
}

it.each([
  ['another key', (value: string) => decryptText(value, randomBytes(32), 'row 1')],
  ['another row', (value: string) => decryptText(value, key, 'row 2')],
  ['a changed value', (value: string) => decryptText(withFlippedBit(value), key, 'row 1')],
  ['a shortened value', (value: string) => decryptText(value.slice(0, 20), key, 'row 1')],
  ['a plain value', () => decryptText('3171234507890001', key, 'row 1')],
])('%s is rejected', (_what, attempt) => {
  expect(() => attempt(encryptText('3171234507890001', key, 'row 1'))).toThrow();
});
