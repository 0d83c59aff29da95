import { describe, expect, it } from 'vitest';
import { hasWordsOf, typedSearch } from './search-words.ts';

describe('hasWordsOf', () => {
  it.each(['surabaya', 'SURABAYA  darmo', 'darmo, surabaya!', 'sura kenc', '', '  '])(
    'finds by “%s”',
    (search) => {
      expect(hasWordsOf(search)('Kantor Cabang Surabaya Darmo Kencana')).toBe(true);
    },
  );

  it('wants every word', () => {
    expect(hasWordsOf('surabaya malang')('Kantor Cabang Surabaya')).toBe(false);
  });

  it('takes accents for nothing', () => {
    expect(hasWordsOf('cafe')('Café Lentera')).toBe(true);
    expect(hasWordsOf('café')('Cafe Lentera')).toBe(true);
  });
});

it('what was typed is one line of a bearable length', () => {
  expect(typedSearch(null)).toBe('');
  expect(typedSearch('  kota \n lama ')).toBe('kota lama');
  expect(typedSearch('x'.repeat(500))).toHaveLength(100);
});
