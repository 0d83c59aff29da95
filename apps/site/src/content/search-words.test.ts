import { describe, expect, it } from 'vitest';
import { MAX_SEARCH_LENGTH, matchesWords, normalizeQuery } from './search-words.ts';

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

describe('normalizeQuery', () => {
  it.each([
    [null, ''],
    ['   ', ''],
    ['  bunga \t\n deposito ', 'bunga deposito'],
    ['a\u0000b\u200bc\u202ed', 'a b c d'],
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
  ])('makes %j %j', (value, text) => {
    expect(normalizeQuery(value)).toBe(text);
  });

  it('truncates and trims', () => {
    expect(normalizeQuery('x'.repeat(5_000))).toHaveLength(MAX_SEARCH_LENGTH);
    expect(normalizeQuery(`${'x'.repeat(MAX_SEARCH_LENGTH - 1)} y`)).toHaveLength(MAX_SEARCH_LENGTH - 1);
  });
});
