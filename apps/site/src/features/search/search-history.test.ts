import { expect, it } from 'vitest';
import { addToHistory } from './search-history.ts';

it('has the latest search first, without duplicates, and at most eight', () => {
  expect(addToHistory([], 'kpr')).toEqual(['kpr']);
  expect(addToHistory(['giro', 'KPR'], 'kpr')).toEqual(['kpr', 'giro']);
  const full = Array.from({ length: 8 }, (_, at) => `kata ${at}`);
  expect(addToHistory(full, 'baru')).toEqual(['baru', ...full.slice(0, 7)]);
});
