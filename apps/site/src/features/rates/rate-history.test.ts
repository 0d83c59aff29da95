import { expect, it } from 'vitest';
import { historySince } from './rate-history.ts';

const days = ['2025-12-31', '2026-01-01', '2026-01-31'].map((date) => ({ date, buy: 1, sell: 2 }));

it.each([
  [30, ['2026-01-01', '2026-01-31']],
  [31, ['2025-12-31', '2026-01-01', '2026-01-31']],
  [0, ['2026-01-31']],
])('a history of %i days until 31 January starts that many days before', (count, expected) => {
  expect(historySince({ days }, count, '2026-01-31').map(({ date }) => date)).toEqual(expected);
});
