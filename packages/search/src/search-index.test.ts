import { beforeEach, describe, expect, it } from 'vitest';
import type { IndexedEntry } from './entry.ts';
import { SearchIndex } from './search-index.ts';

const entry = (title: string, more: Partial<IndexedEntry> = {}): IndexedEntry => ({
  key: title,
  language: 'id',
  title,
  names: '',
  searchWords: '',
  summary: '',
  headings: '',
  body: '',
  otherTitle: '',
  otherSummary: '',
  kindBoost: 1,
  decaysFrom: null,
  ...more,
});

let index: SearchIndex;
const fill = (...entries: IndexedEntry[]) => {
  index = new SearchIndex();
  for (const one of entries) index.put(one);
};
const found = (typed: string, options?: Parameters<SearchIndex['search']>[1]) =>
  index.search(typed, options).matches.map(({ entry }) => entry.key);

describe('a search', () => {
  beforeEach(() =>
    fill(
      entry('Deposito', {
        summary: 'Bunga tetap sampai 24 bulan.',
        otherTitle: 'Time Deposit',
        kindBoost: 1.6,
      }),
      entry('Bunga deposito naik', { summary: 'Mulai bulan depan.', kindBoost: 0.6 }),
      entry('Tabungan Pelajar', { names: 'anak sekolah', kindBoost: 1.6 }),
      entry('Cabang Balikpapan'),
      entry('Cabang Denpasar', { body: 'Bali' }),
      entry('Melunasi pinjaman lebih awal', { body: 'Pelunasan yang dipercepat dikenai biaya.' }),
      entry('Reksa Dana', { otherTitle: 'Mutual Funds' }),
      entry('Mobile Banking', { names: 'm-banking aplikasi' }),
    ),
  );

  it.each([
    ['deposito', ['Deposito', 'Bunga deposito naik']],
    ['DEPOSÍTO', ['Deposito', 'Bunga deposito naik']],
    ['sekolah', ['Tabungan Pelajar']],
    ['tabungan untuk anak', ['Tabungan Pelajar']],
    ['mutual funds', ['Reksa Dana']],
    ['reksadana', ['Reksa Dana']],
    ['mbanking', ['Mobile Banking']],
    ['m-banking', ['Mobile Banking']],
    ['m banking', ['Mobile Banking']],
    ['pelunasan dipercepat', ['Melunasi pinjaman lebih awal']],
    ['minjem', ['Melunasi pinjaman lebih awal']],
    ['bali', ['Cabang Denpasar']],
    ['zebra', []],
    ['...', []],
    ['', []],
  ])('for “%s” finds %j', (typed, keys) => {
    expect(found(typed)).toEqual(keys);
  });

  it('finds a misspelt word, and returns its correction', () => {
    expect(found('depsito')).toEqual(['Deposito', 'Bunga deposito naik']);
    expect(index.search('depsito').correction).toBe('deposito');
    expect(index.search('deposito').correction).toBeNull();
  });

  it('finds a name with a misspelt word as if it were written right', () => {
    fill(
      entry('Giro', { names: 'rekening usaha', kindBoost: 1.6 }),
      entry('Menutup rekening', { names: 'tutup rekening' }),
      entry('Penjaminan', { names: 'bank tutup' }),
    );
    expect(found('tutup rekning')).toEqual(found('tutup rekening'));
    expect(found('tutup rekning')[0]).toBe('Menutup rekening');
    expect(index.search('tutup rekning')).toMatchObject({
      correction: 'tutup rekening',
      isFoundAsTyped: true,
    });
    expect(index.search('rekning')).toMatchObject({ correction: 'rekening', isFoundAsTyped: false });
  });

  it('corrects to the much more frequent of two equally close words, but not to a stop word', () => {
    const forms = ['Form one', 'Form two', 'Form three', 'Form four'].map((title) => entry(title));
    const others = Array.from({ length: 9 }, (_, at) => entry(`Help for ${at}`, { language: 'en' }));
    fill(...forms, ...others, entry('Fork'));
    expect(index.search('forn').correction).toBe('form');
    expect(found('forn')).not.toContain('Fork');
    index.remove('Form four');
    expect(found('forn')).toContain('Fork');
  });

  it('does not decide between two equally close corrections', () => {
    fill(entry('Kartu debit'), entry('Karta'), entry('Karti'));
    expect(found('kartz').toSorted()).toEqual(['Karta', 'Karti', 'Kartu debit']);
  });

  it('ranks an entry with all words before those with some', () => {
    expect(found('cabang bali')[0]).toBe('Cabang Denpasar');
    expect(found('cabang bali')).toContain('Cabang Balikpapan');
  });

  it.each([
    // Each rare word stands in one entry only, as the subject does.
    ['sedangkan', 'deposito'],
    ['between', 'tabungan'],
    ['tahun', 'kurs'],
    ['24', 'kurs'],
  ])('weights “%s” less than “%s” (IDF)', (minor, subject) => {
    fill(
      entry('Lain', { summary: minor }),
      entry('Subjek', { summary: subject }),
      ...['a', 'b', 'c', 'd'].map((title) => entry(title)),
    );
    expect(found(`${minor} ${subject}`)).toEqual(['Subjek', 'Lain']);
    expect(found(minor)).toEqual(['Lain']);
  });

  it('does not lower the weight of a subject because many texts mention it', () => {
    const mentions = Array.from({ length: 20 }, (_, at) => entry(`Berita ${at}`, { body: 'kredit motor' }));
    fill(...mentions, entry('Upah', { summary: 'gaji' }), entry('Kredit Motor'));
    expect(found('motor gaji')[0]).toBe('Kredit Motor');
  });

  it('prefers an entry with the query as a name, and then one with more names like it', () => {
    fill(
      entry('Gagal', { names: 'gagal login', kindBoost: 1.6 }),
      entry('Masuk', { names: 'login' }),
      entry('Kartu', { names: 'kartu hilang' }),
      entry('Dompet', { names: 'kartu hilang, kartu kredit hilang, kartu atm hilang' }),
    );
    expect(found('login')).toEqual(['Masuk', 'Gagal']);
    expect(found('kartu hilang')).toEqual(['Dompet', 'Kartu']);
  });

  it('completes only a word that may be a prefix', () => {
    expect(found('reks')).toEqual(['Reksa Dana']);
    expect(found('bali', { isPrefix: true })).toEqual(
      expect.arrayContaining(['Cabang Denpasar', 'Cabang Balikpapan']),
    );
    expect(found('bali di', { isPrefix: true })).not.toContain('Cabang Balikpapan');
  });

  it('does not find removed entries, and finds replaced ones once', () => {
    index.remove('Reksa Dana');
    expect(found('reksadana')).toEqual([]);
    index.put(entry('Deposito', { body: 'Zebra' }));
    expect(found('zebra')).toEqual(['Deposito']);
    expect(found('tetap')).toEqual([]);
    expect(index.size).toBe(7);
  });

  it('lowers the score of news with age (recency)', () => {
    const now = Date.parse('2026-11-23T00:00:00Z');
    fill(
      entry('a', { body: 'kurs naik', decaysFrom: '2019-01-01T00:00:00Z' }),
      entry('b', { body: 'kurs naik', decaysFrom: '2026-11-01T00:00:00Z' }),
    );
    expect(found('kurs naik', { now })).toEqual(['b', 'a']);
  });
});

describe('synonyms', () => {
  beforeEach(() => {
    fill(
      entry('Kredit Pemilikan Rumah', { body: 'Untuk rumah pertama.' }),
      entry('Mengubah nomor ponsel'),
      entry('Ponsel', { body: 'hp' }),
    );
    index.setSynonyms([
      { words: ['KPR', 'kredit pemilikan rumah', 'home loan'], means: [] },
      { words: ['hp'], means: ['nomor ponsel'] },
    ]);
  });

  it('work both ways, of several words, too', () => {
    expect(found('kpr')[0]).toBe('Kredit Pemilikan Rumah');
    expect(found('my home loan')[0]).toBe('Kredit Pemilikan Rumah');
  });

  it('work one way only if they have a meaning', () => {
    expect(found('hp')).toContain('Mengubah nomor ponsel');
    expect(found('nomor ponsel')[0]).toBe('Mengubah nomor ponsel');
  });

  it('can be replaced', () => {
    index.setSynonyms([]);
    expect(found('kpr')).toEqual([]);
  });
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
  '\u0000\ud800',
  'e\u0301'.repeat(200),
  'a '.repeat(5_000),
  'x'.repeat(10_000),
])('treats %.40j as plain words', (typed) => {
  fill(entry('constructor'), entry('deposito'));
  expect(() => index.search(typed)).not.toThrow();
  expect(() => index.search(typed, { isPrefix: true })).not.toThrow();
});

describe('a name', () => {
  it('is the whole query without the bank’s own name, whenever that is set', () => {
    fill(entry('Jenis tabungan', { kindBoost: 1.2 }), entry('Tabungan Lentera'));
    expect(found('tabungan')[0]).toBe('Jenis tabungan');
    index.setBankName('Bank Lentera');
    expect(found('tabungan')[0]).toBe('Tabungan Lentera');
    index.put(entry('Giro Lentera'));
    expect(found('giro lentera')[0]).toBe('Giro Lentera');
    index.setBankName('Bank Mutiara');
    expect(found('tabungan')[0]).toBe('Jenis tabungan');
  });

  it('matches a phrase with the bank’s own name, which a synonym is no better than', () => {
    fill(
      entry('Surat', { searchWords: 'bank statement' }),
      entry('Mutasi', { searchWords: 'account statement', kindBoost: 1.1 }),
    );
    index.setSynonyms([{ words: ['bank statement', 'account statement'], means: [] }]);
    index.setBankName('Bank Lentera');
    expect(found('bank statement')[0]).toBe('Surat');
  });

  it('counts words that only have the stem of a word of the bank’s own name', () => {
    fill(
      entry('Nomor', { searchWords: 'mobile', body: 'banking', kindBoost: 1.1 }),
      entry('Aplikasi', { searchWords: 'mobile banking' }),
    );
    index.setSynonyms([{ words: ['mobile banking', 'm-banking'], means: [] }]);
    index.setBankName('Bank Lentera');
    expect(found('mobile banking')[0]).toBe('Aplikasi');
  });

  it('has the same score in two forms as in one', () => {
    fill(
      entry('Satu', { searchWords: 'kredit apa aja, kredit' }),
      entry('Dua', { searchWords: 'kredit', kindBoost: 1.02 }),
    );
    expect(found('kredit')[0]).toBe('Dua');
  });

  it('is found with and without stop words where an entry has both', () => {
    fill(
      entry('Satu', { searchWords: 'kredit apa aja, kredit' }),
      entry('Dua', { searchWords: 'kredit', kindBoost: 0.98 }),
    );
    expect(found('kredit')[0]).toBe('Satu');
  });

  it('of stop words alone is the whole query, too', () => {
    fill(entry('Tentang kami'), entry('Kabar', { searchWords: 'tentang kami semua', kindBoost: 1.2 }));
    expect(found('tentang kami')[0]).toBe('Tentang kami');
  });

  it('with stop words is a query with stop words rather than one without', () => {
    fill(entry('Tabungan', { kindBoost: 0.98 }), entry('Pilihan', { searchWords: 'tabungan apa saja' }));
    expect(found('tabungan')[0]).toBe('Tabungan');
    expect(found('tabungan yang mana saja')[0]).toBe('Pilihan');
  });
});
