import { describe, expect, it } from 'vitest';
import type { Entry } from '#src/content/site-entries.server.ts';
import { answerOf } from './results.server.ts';
import { createSearch } from './search-index.server.ts';

const entry = (title: string, more: Partial<Entry> = {}): Entry => ({
  kind: 'news',
  path: `/${title.toLowerCase().replaceAll(' ', '-')}`,
  language: 'id',
  title,
  text: '',
  words: '',
  publishedAt: null,
  from: null,
  until: null,
  ...more,
});

const titlesFor = (entries: Entry[], typed: string) =>
  createSearch(entries)(typed).map(({ entry: { title } }) => title);

describe('a search', () => {
  const ENTRIES = [
    entry('Deposito berjangka', { kind: 'products', text: 'Bunga tetap sampai 24 bulan.' }),
    entry('Bunga deposito naik', { text: 'Mulai bulan depan.' }),
    entry('Tabungan pelajar', { kind: 'products', words: 'anak sekolah' }),
    entry('Cabang baru di Kupang'),
  ];

  it.each([
    ['deposito', ['Deposito berjangka', 'Bunga deposito naik']],
    ['DEPOSÍTO', ['Deposito berjangka', 'Bunga deposito naik']],
    ['depo', ['Deposito berjangka', 'Bunga deposito naik']],
    ['depsoito', ['Deposito berjangka', 'Bunga deposito naik']],
    ['sekolah', ['Tabungan pelajar']],
    ['tabungan dan pelajar', ['Tabungan pelajar']],
    ['kupang', ['Cabang baru di Kupang']],
    ['zebra', []],
    ['...', []],
  ])('for %s finds %j', (typed, titles) => {
    expect(titlesFor(ENTRIES, typed)).toEqual(titles);
  });

  it('requires all words, and falls back to any', () => {
    expect(titlesFor(ENTRIES, 'bunga deposito')).toHaveLength(2);
    expect(titlesFor(ENTRIES, 'tabungan kupang').sort()).toEqual([
      'Cabang baru di Kupang',
      'Tabungan pelajar',
    ]);
  });

  it('ranks titles before mentions, and products before articles about them', () => {
    const entries = [
      entry('Kabar', { text: 'Tentang giro.' }),
      entry('Giro'),
      entry('Giro', { kind: 'products', path: '/simpanan/giro' }),
    ];
    expect(createSearch(entries)('giro').map((hit) => hit.entry.path)).toEqual([
      '/simpanan/giro',
      '/giro',
      '/kabar',
    ]);
  });

  it.each([
    '__proto__',
    'constructor toString hasOwnProperty',
    '"; DROP TABLE news; --',
    '<img src=x onerror=alert(1)>',
    '(a+)+$',
    '*',
    '\\',
    '%00%ff',
    '𝕯𝖊𝖕𝖔 🏦',
    'a '.repeat(50),
    'x'.repeat(100),
  ])('treats %j as plain words', (typed) => {
    expect(() => createSearch(ENTRIES)(typed)).not.toThrow();
  });
});

describe('an answer', () => {
  const many = createSearch([
    ...Array.from({ length: 12 }, (_, at) => entry(`Kredit usaha ${at}`)),
    entry('Kredit', { kind: 'products' }),
  ])('kredit');

  it('has a page of results, the best first, and counts all kinds', () => {
    const first = answerOf(many, { kind: null, page: 1, itemsPerPage: 10 });
    expect(first).toMatchObject({
      totalItems: 13,
      kinds: [
        { kind: 'products', count: 1 },
        { kind: 'news', count: 12 },
      ],
    });
    expect(first.results.map(({ kind }) => kind)).toEqual(['products', ...Array(9).fill('news')]);
    expect(answerOf(many, { kind: null, page: 2, itemsPerPage: 10 }).results).toHaveLength(3);
    expect(answerOf(many, { kind: null, page: 3, itemsPerPage: 10 }).results).toEqual([]);
  });

  it('can be limited to one kind', () => {
    const only = answerOf(many, { kind: 'products', page: 1, itemsPerPage: 10 });
    expect(only).toMatchObject({ totalItems: 1, results: [{ kind: 'products' }] });
  });
});
