import { expect, it } from 'vitest';
import { type CurrentQuote, quoteStartOf } from './quote-start.ts';

const at = (time: string) => `2026-11-20T${time}:00.000Z`;
const arrivedAt = at('10:00');
const pair = { buy: 1, sell: 2 };
const other = { buy: 1, sell: 3 };
const current = (sheetValidFrom: string, from = sheetValidFrom, arrived = from): CurrentQuote => {
  return { ...pair, sheetValidFrom: at(sheetValidFrom), from: at(from), arrived: at(arrived) };
};

it.each([
  ['without a time starts at its arrival', null, pair, current('09:00'), { kind: 'new', from: arrivedAt }],
  [
    'that is the first starts at its given time',
    at('08:00'),
    pair,
    undefined,
    { kind: 'new', from: at('08:00') },
  ],
  [
    'that is newer starts at its given time',
    at('09:30'),
    pair,
    current('09:00'),
    { kind: 'new', from: at('09:30') },
  ],
  ['with a future time starts then', at('11:00'), pair, current('09:00'), { kind: 'new', from: at('11:00') }],
  ['that is older is rejected', at('08:59'), pair, current('09:00'), { kind: 'older', since: at('09:00') }],
  ['that is equal changes nothing', at('09:00'), pair, current('09:00'), { kind: 'unchanged' }],
  [
    'that corrects another starts at its arrival',
    at('09:00'),
    other,
    current('09:00'),
    { kind: 'new', from: arrivedAt },
  ],
  [
    'that corrects again starts at its arrival',
    at('09:00'),
    other,
    current('09:00', '09:20'),
    { kind: 'new', from: arrivedAt },
  ],
  [
    'that repeats a correction changes nothing',
    at('09:00'),
    pair,
    current('09:00', '09:20'),
    { kind: 'unchanged' },
  ],
  [
    'newer than a corrected one starts at its arrival',
    at('09:10'),
    pair,
    current('09:00', '09:20'),
    { kind: 'new', from: arrivedAt },
  ],
  [
    'that corrects a future one starts then',
    at('11:00'),
    other,
    current('11:00', '11:00', '09:50'),
    { kind: 'new', from: at('11:00') },
  ],
  [
    'without a time that waited is rejected if another without a time arrived since',
    null,
    pair,
    current('10:30'),
    { kind: 'older', since: at('10:30') },
  ],
  [
    'without a time that waited is rejected if another with an earlier time arrived since',
    null,
    pair,
    current('09:30', '09:30', '10:30'),
    { kind: 'older', since: at('10:30') },
  ],
  [
    'that corrects and waited is rejected if another correction arrived since',
    at('09:00'),
    other,
    current('09:00', '10:30'),
    { kind: 'older', since: at('10:30') },
  ],
  [
    'that is newer by its given time starts then, even if another arrived since',
    at('09:30'),
    pair,
    current('09:00', '09:00', '10:30'),
    { kind: 'new', from: at('09:30') },
  ],
] as const)('a rate %s', (_what, validFrom, rates, before, start) => {
  expect(quoteStartOf(rates, validFrom, before, arrivedAt)).toEqual(start);
});
