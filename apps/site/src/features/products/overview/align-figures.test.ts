import { expect, it } from 'vitest';
import { alignFigures } from './align-figures.ts';

const savings = [
  { label: 'To open', value: 'IDR 50,000' },
  { label: 'Debit card', value: 'Free' },
];
const deposit = [
  { label: 'Term', value: '1 month' },
  { label: 'To open', value: 'IDR 1 million' },
];
const planned = [{ label: 'Term', value: '1 year' }];

it('puts figures of the same label into one row, with a gap where a product does not state it', () => {
  const { shared } = alignFigures([savings, deposit, planned]);
  expect(shared).toEqual([
    { label: 'To open', values: [savings[0], deposit[1], null] },
    { label: 'Term', values: [null, deposit[0], planned[0]] },
  ]);
});

it('keeps what only one product names, with that product', () => {
  const { others } = alignFigures([savings, deposit]);
  expect(others).toEqual([[{ label: 'Debit card', value: 'Free' }], [{ label: 'Term', value: '1 month' }]]);
});

it('one product alone has all of its figures as rows', () => {
  expect(alignFigures([savings])).toEqual({
    shared: [
      { label: 'To open', values: [savings[0]] },
      { label: 'Debit card', values: [savings[1]] },
    ],
    others: [[]],
  });
});
