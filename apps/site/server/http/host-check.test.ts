import { describe, expect, it } from 'vitest';
import { createHostCheck } from './host-check.ts';

describe('host check', () => {
  const isAllowed = createHostCheck('https://www.bank.example', ['m.bank.example', 'localhost:3000']);

  it.each(['www.bank.example', 'WWW.BANK.EXAMPLE', 'm.bank.example', 'localhost:3000', 'localhost'])(
    'accepts %s',
    (host) => {
      expect(isAllowed(host)).toBe(true);
    },
  );

  it.each([
    undefined,
    '',
    'evil.example',
    'www.bank.example.evil.example',
    'www.bank.example:8080',
    'www.bank.example,evil',
  ])('rejects %s', (host) => {
    expect(isAllowed(host)).toBe(false);
  });
});
