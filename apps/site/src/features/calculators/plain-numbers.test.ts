import { LOCALES } from '@beranda/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseNumber } from '#src/components/numbers/parse-number.ts';
import { withPlainNumbers } from './plain-numbers.ts';

const plain = (query: string, locale: 'id' | 'en') =>
  withPlainNumbers(new URLSearchParams(query), ['amount', 'rate'], locale)?.toString();

it.each([
  ['id', 'amount=100.000&from=IDR', 'amount=100000&from=IDR'],
  ['en', 'amount=100,000&from=IDR', 'amount=100000&from=IDR'],
  ['en', 'amount=100.000', 'amount=100'],
  ['id', 'amount=Rp 1.250,5&rate=10,125', 'amount=1250.5&rate=10.1250'],
  ['id', 'amount=banyak&rate=7,25', 'amount=banyak&rate=7.25'],
] as const)('in %s %s is %s', (locale, typed, expected) => {
  expect(plain(typed, locale)).toBe(expected);
});

it.each([
  '',
  'from=1.000',
  'amount=100',
  'amount=banyak',
  'amount=',
  'amount=-1',
  'amount=999999999999999',
  `amount=${'9'.repeat(32)}`,
])('%s is unchanged', (query) => {
  for (const locale of LOCALES) expect(plain(query, locale)).toBeUndefined();
});

it('is the same number in every language, and idempotent', () => {
  const typed = fc.stringMatching(/^[-\d.,]{1,20}$/);
  fc.assert(
    fc.property(typed, fc.constantFrom(...LOCALES), (text, locale) => {
      const made = withPlainNumbers(new URLSearchParams({ amount: text }), ['amount'], locale);
      if (!made) return;
      const value = parseNumber(text, locale);
      for (const each of LOCALES) {
        expect(parseNumber(made.get('amount') ?? '', each)).toBe(value);
        expect(withPlainNumbers(made, ['amount'], each)).toBeUndefined();
      }
    }),
    { numRuns: 5_000 },
  );
});
