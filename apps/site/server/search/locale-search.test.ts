import { expect, it } from 'vitest';
import { LocaleSearch } from './locale-search.ts';

const REQUEST = { locale: 'id', kind: null, order: 'relevance', page: 1, itemsPerPage: 10 } as const;
const search = new LocaleSearch('id');
const pathsFor = (query: string) => search.search({ ...REQUEST, query }).results.map(({ path }) => path);

it('puts a calculator first where a search is a calculation, and each page once', () => {
  const paths = pathsFor('angsuran kredit 100 juta 5 tahun');
  expect(paths[0]).toBe('/calculators/loan');
  expect(new Set(paths).size).toBe(paths.length);
  expect(pathsFor('mengumpulkan 50 juta dalam 2 tahun')[0]).toBe('/calculators/savings-goal');
});

it('leads to the page of a kind before its items', () => {
  expect(pathsFor('promo')[0]).toBe('/promo');
  expect(pathsFor('jenis tabungan apa saja')[0]).toBe('/simpanan');
});

it('takes a word for a misspelt place only if nothing else has it', () => {
  const placed = new LocaleSearch('id');
  const first = (query: string) => placed.search({ ...REQUEST, query }).results[0]?.path;
  placed.setPlaces([{ province: 'JI', city: 'Malang', district: 'Klojen', postalCode: '65111' }]);
  expect(first('malamg')).toBe('/branches?city=Malang');
  expect(first('magang')).toContain('/branches');
  placed.put({
    key: 'careers/1',
    kind: 'careers',
    path: '/careers/program-magang',
    language: 'id',
    title: 'Program magang',
    names: '',
    words: '',
    summary: '',
    headings: '',
    body: '',
    otherTitle: '',
    otherSummary: '',
    weight: 1,
    agesFrom: null,
    publishedAt: null,
    from: null,
    until: null,
  });
  expect(first('magang')).toBe('/careers/program-magang');
  expect(first('malamg')).toBe('/branches?city=Malang');
});
