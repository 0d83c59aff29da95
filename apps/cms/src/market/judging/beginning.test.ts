import { expect, it } from 'vitest';
import { beginningOf, type Standing } from './beginning.ts';

const at = (time: string) => `2026-11-20T${time}:00.000Z`;
const now = at('10:00');
const pair = { buy: 1, sell: 2 };
const other = { buy: 1, sell: 3 };
const standing = (given: string, from = given): Standing => ({ ...pair, given: at(given), from: at(from) });

it.each([
  ['without a time holds from now', null, pair, standing('09:00'), { is: 'new', from: now }],
  ['that is the first holds from its time', at('08:00'), pair, undefined, { is: 'new', from: at('08:00') }],
  [
    'that is newer holds from its time',
    at('09:30'),
    pair,
    standing('09:00'),
    { is: 'new', from: at('09:30') },
  ],
  ['of later holds from later', at('11:00'), pair, standing('09:00'), { is: 'new', from: at('11:00') }],
  ['that is older does not hold', at('08:59'), pair, standing('09:00'), { is: 'older', since: at('09:00') }],
  ['that is the same is nothing new', at('09:00'), pair, standing('09:00'), { is: 'unchanged' }],
  ['that corrects holds from now', at('09:00'), other, standing('09:00'), { is: 'new', from: now }],
  [
    'that corrects again holds from now',
    at('09:00'),
    other,
    standing('09:00', '09:20'),
    { is: 'new', from: now },
  ],
  [
    'that repeats a correction is nothing new',
    at('09:00'),
    pair,
    standing('09:00', '09:20'),
    { is: 'unchanged' },
  ],
  [
    'newer than what was corrected holds from now',
    at('09:10'),
    pair,
    standing('09:00', '09:20'),
    { is: 'new', from: now },
  ],
  [
    'that corrects one of later holds from later',
    at('11:00'),
    other,
    standing('11:00'),
    { is: 'new', from: at('11:00') },
  ],
] as const)('a rate %s', (_what, validFrom, rates, before, beginning) => {
  expect(beginningOf(rates, validFrom, before, now)).toEqual(beginning);
});
