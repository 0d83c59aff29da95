import { expect, it } from 'vitest';
import { isAnythingTyped } from './answers.ts';

it.each([
  [{}, false],
  [{ fullName: ' ', sendCopy: false }, false],
  [{ fullName: '', chronology: 'Saldo berkurang' }, true],
  [{ sendCopy: true }, true],
])('whether %o would be lost: %s', (answers, isLost) => {
  expect(isAnythingTyped(answers)).toBe(isLost);
});
