import { expect, it } from 'vitest';
import { isCanonicalQuery, queryText, selectionQuery, validateSelection } from './selection.ts';

const validate = (query: string) =>
  validateSelection(new URLSearchParams(query), (type) => (type === 'bank-notes' ? ['USD'] : ['USD', 'JPY']));

it.each([
  ['', { type: 'e-rate', currency: 'USD', days: 90, unknown: {} }],
  ['type=tt-counter&currency=jpy&days=365', { type: 'tt-counter', currency: 'JPY', days: 365, unknown: {} }],
  ['type=gold', { type: 'e-rate', unknown: { type: 'gold' } }],
  ['type=bank-notes&currency=JPY', { type: 'bank-notes', currency: 'USD', unknown: { currency: 'JPY' } }],
  ['days=91', { days: 90, unknown: { days: '91' } }],
  ['days=', { days: 90, unknown: { days: '' } }],
  [`currency=${'x'.repeat(90)}`, { currency: 'USD', unknown: { currency: 'x'.repeat(20) } }],
])('%j', (query, expected) => {
  expect(validate(query)).toMatchObject(expected);
});

it.each([
  ['', true],
  ['type=tt-counter&currency=JPY&days=365', true],
  ['type=e-rate&amount=5', true],
  ['type=TT-Counter', false],
  ['currency=uSd', false],
  ['type=gold', false],
  ['days=091', false],
])('whether %j is canonical: %s', (query, expected) => {
  expect(isCanonicalQuery(validate(query), new URLSearchParams(query))).toBe(expected);
});

it('there may be no currency at all', () => {
  expect(validateSelection(new URLSearchParams('currency=USD'), () => [])).toMatchObject({
    currency: undefined,
    unknown: { currency: 'USD' },
  });
});

it('a query omits defaults', () => {
  expect(queryText(selectionQuery({ type: 'e-rate', currency: 'USD', days: 90 }, 'USD'))).toBe('');
  expect(queryText(selectionQuery({ type: 'bank-notes', currency: 'JPY', days: 30 }, 'USD'))).toBe(
    '?type=bank-notes&currency=JPY&days=30',
  );
});
