import { expect, it } from 'vitest';
import { withoutSent } from './without-sent.ts';

it('keeps what was typed or changed while the form was sent', () => {
  const sent = { USD: { buy: '1', sell: '2' }, EUR: { buy: '3', sell: '4' } };
  const now = { ...sent, EUR: { buy: '3', sell: '5' }, SGD: { buy: '6', sell: '' } };
  expect(withoutSent(now, sent)).toEqual({ EUR: { buy: '3', sell: '5' }, SGD: { buy: '6', sell: '' } });
  expect(withoutSent(sent, sent)).toEqual({});
});
