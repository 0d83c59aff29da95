import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { decryptText, decryptWithKeyId, encryptText, isCurrent } from './encrypted-text.ts';

const keys = new Map([['2026', randomBytes(32)]]);
const newer = new Map([['2027', randomBytes(32)], ...keys]);
/** `v2.2026.` stands before the encrypted bytes. */
const PREFIX_LENGTH = 8;

it('encrypted text can be decrypted with the same key and context', () => {
  for (const text of ['3171234507890001', '', 'Ünïcödé ✓']) {
    expect(decryptText(encryptText(text, keys, 'row 1'), keys, 'row 1')).toBe(text);
  }
});

it('ciphertexts are never equal and do not contain the text', () => {
  const [one, two] = [encryptText('3171234507890001', keys, 'a'), encryptText('3171234507890001', keys, 'a')];
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
  ['another key', (value: string) => decryptText(value, new Map([['2026', randomBytes(32)]]), 'row 1')],
  ['a missing key', (value: string) => decryptText(value, new Map([['2027', randomBytes(32)]]), 'row 1')],
  ['another id', (value: string) => decryptText(value.replace('2026', '2027'), newer, 'row 1')],
  ['another row', (value: string) => decryptText(value, keys, 'row 2')],
  ['a changed value', (value: string) => decryptText(withFlippedBit(value), keys, 'row 1')],
  ['a shortened value', (value: string) => decryptText(value.slice(0, 20), keys, 'row 1')],
  ['a plain value', () => decryptText('3171234507890001', keys, 'row 1')],
])('%s is rejected', (_what, attempt) => {
  expect(() => attempt(encryptText('3171234507890001', keys, 'row 1'))).toThrow();
});

it('text that an older key has encrypted is decrypted, and reported as not current', () => {
  const value = encryptText('3171234507890001', keys, 'row 1');
  expect(decryptWithKeyId(value, newer, 'row 1')).toEqual({ text: '3171234507890001', keyId: '2026' });
  expect([isCurrent(value, keys), isCurrent(value, newer)]).toEqual([true, false]);
  expect(encryptText('3171234507890001', newer, 'row 1')).toMatch(/^v2\.2027\./);
});

it('text that was encrypted before keys had ids is decrypted with any configured key', () => {
  const value = encryptText('3171234507890001', keys, 'row 1').replace('v2.2026.', 'v1.');
  expect(decryptWithKeyId(value, newer, 'row 1')).toEqual({ text: '3171234507890001', keyId: '2026' });
  expect(isCurrent(value, keys)).toBe(false);
  expect(() => decryptText(value, newer, 'row 2')).toThrow('not configured');
});
