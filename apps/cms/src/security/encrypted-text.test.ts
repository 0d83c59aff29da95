import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { decryptText, encryptText } from './encrypted-text.ts';

const key = randomBytes(32);

it('what was encrypted comes back with the same key and context', () => {
  for (const text of ['3171234567890001', '', 'Ünïcödé ✓']) {
    expect(decryptText(encryptText(text, key, 'row 1'), key, 'row 1')).toBe(text);
  }
});

it('the same text never looks the same twice, and shows nothing of itself', () => {
  const [one, two] = [encryptText('3171234567890001', key, 'a'), encryptText('3171234567890001', key, 'a')];
  expect(one).not.toBe(two);
  expect(Buffer.from(one.slice(3), 'base64url').toString('latin1')).not.toContain('3171');
});

it.each([
  ['another key', (value: string) => decryptText(value, randomBytes(32), 'row 1')],
  ['another row', (value: string) => decryptText(value, key, 'row 2')],
  ['a changed value', (value: string) => decryptText(`${value.slice(0, -2)}AA`, key, 'row 1')],
  ['a shortened value', (value: string) => decryptText(value.slice(0, 20), key, 'row 1')],
  ['a plain value', () => decryptText('3171234567890001', key, 'row 1')],
])('%s is refused', (_what, attempt) => {
  expect(() => attempt(encryptText('3171234567890001', key, 'row 1'))).toThrow();
});
