import { expect, it } from 'vitest';
import { withSearch } from './search-history.ts';

it('has the latest search first, without duplicates, and at most eight', () => {
  expect(withSearch([], 'kpr')).toEqual(['kpr']);
  expect(withSearch(['giro', 'KPR'], 'kpr')).toEqual(['kpr', 'giro']);
  const full = Array.from({ length: 8 }, (_, at) => `kata ${at}`);
  expect(withSearch(full, 'baru')).toEqual(['baru', ...full.slice(0, 7)]);
});
