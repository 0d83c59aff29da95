import { expect, it } from 'vitest';
import { excerptAt, firstMatch, highlightMatches } from './excerpt.ts';

const words = (...terms: string[]) => ({ terms: new Set(terms), phrases: [] });

it('marks matching words, ignoring case and accents, and words of the same stem', () => {
  expect(highlightMatches('Bunga deposito, BUNGÁ tetap', words('bunga'), 'id')).toEqual([
    { text: 'Bunga', isMatch: true },
    { text: ' deposito, ', isMatch: false },
    { text: 'BUNGÁ', isMatch: true },
    { text: ' tetap', isMatch: false },
  ]);
  expect(highlightMatches('Kami menabung', words('~tabung'), 'id')[1]).toEqual({
    text: 'menabung',
    isMatch: true,
  });
  expect(highlightMatches('Daftar m-banking', words('mbanking'), 'id')).toEqual([
    { text: 'Daftar ', isMatch: false },
    { text: 'm-banking', isMatch: true },
  ]);
  expect(highlightMatches('Kredit pemilikan rumah', words('kredit', 'pemilikan'), 'id')).toEqual([
    { text: 'Kredit pemilikan', isMatch: true },
    { text: ' rumah', isMatch: false },
  ]);
  expect(highlightMatches('', words('x'), 'id')).toEqual([]);
  expect(highlightMatches('tidak ada', words(), 'id')).toEqual([{ text: 'tidak ada', isMatch: false }]);
});

it('begins an excerpt with the sentence of the match, if that is near', () => {
  const text = `${'Kalimat lain. '.repeat(20)}Rumah pertama boleh dengan deposito ${'dan seterusnya '.repeat(20)}`;
  const part = excerptAt(text, firstMatch(text, new Set(['deposito']), 'id') ?? 0);
  expect(part).toMatch(/^Rumah pertama boleh dengan deposito dan .* …$/);
});

it('begins no excerpt after an abbreviation, and has context before a match in the last words', () => {
  const law = `${'Kalimat lain. '.repeat(20)}Menurut UU No. 21 Tahun 2011 bank ${'dan seterusnya '.repeat(20)}`;
  expect(excerptAt(law, law.indexOf('2011'))).toMatch(/^Menurut UU No\. 21 Tahun 2011 bank/);
  const short = `${'Kata lain '.repeat(30)}lagi. Biaya meterai.`;
  expect(excerptAt(short, short.indexOf('meterai'))).toMatch(/^… .*Kata lain lagi\. Biaya meterai\.$/);
});

it('is filled with earlier words if the text ends soon after a match', () => {
  const last = 'Bawalah kartu identitas, nomor ponsel, dan setoran awal sebesar lima puluh ribu rupiah.';
  const text = `${'Kata lain '.repeat(30)}lagi. ${last}`;
  const part = excerptAt(text, text.indexOf('rupiah'));
  expect(part).toMatch(/^… (Kata|lain) .* lagi\. Bawalah .* rupiah\.$/);
  expect(part.length).toBeGreaterThan(160);
});

it('makes an excerpt of whole words around a match', () => {
  const long = `${'awal '.repeat(60)}deposito ${'akhir '.repeat(60)}`.trim();
  const part = excerptAt(long, firstMatch(long, new Set(['deposito']), 'id') ?? 0);
  expect(part).toMatch(/^… awal .* deposito akhir .* akhir …$/);
  expect(part.length).toBeLessThan(200);
  expect(excerptAt('pendek', 0)).toBe('pendek');
  expect(excerptAt('Biaya bulanan\nRp0\nTanpa syarat.\nBunga\n1,5%\nKartu', 0)).toBe(
    'Biaya bulanan · Rp0 · Tanpa syarat. Bunga · 1,5% · Kartu',
  );
  expect(excerptAt(long, 0)).toMatch(/^awal .* awal …$/);
  expect(excerptAt('x'.repeat(400), 0).length).toBeLessThan(200);
  expect(firstMatch(long, new Set(['zebra']), 'id')).toBeUndefined();
});
