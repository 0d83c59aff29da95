import { describe, expect, it } from 'vitest';
import { matchesWords, normalizeSearch } from './search-words.ts';

describe('matchesWords', () => {
  it.each(['surabaya', 'SURABAYA  darmo', 'darmo, surabaya!', 'sura kenc', '', '  '])(
    'matches “%s”',
    (search) => {
      expect(matchesWords(search)('Kantor Cabang Surabaya Darmo Kencana')).toBe(true);
    },
  );

  it('requires every word', () => {
    expect(matchesWords('surabaya malang')('Kantor Cabang Surabaya')).toBe(false);
  });

  it('ignores diacritics', () => {
    expect(matchesWords('cafe')('Café Lentera')).toBe(true);
    expect(matchesWords('café')('Cafe Lentera')).toBe(true);
  });
});

it('normalizes a search to one line of limited length', () => {
  expect(normalizeSearch(null)).toBe('');
  expect(normalizeSearch('  kota \n lama ')).toBe('kota lama');
  expect(normalizeSearch('x'.repeat(500))).toHaveLength(100);
});
