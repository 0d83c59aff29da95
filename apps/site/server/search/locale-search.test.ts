import { expect, it } from 'vitest';
import { EMPTY_ENTRY } from './entry.ts';
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

it('understands a calculation with a misspelt word', () => {
  const offered = new LocaleSearch('id');
  const [key, kind, path, title] = [
    'products/1',
    'products',
    '/simpanan/deposito',
    'Deposito 3 bulan, mulai 50 juta',
  ] as const;
  offered.put({ ...EMPTY_ENTRY, key, kind, path, title, language: 'id', kindBoost: 3 });
  const paths = offered
    .search({ ...REQUEST, query: 'depsito 50 juta 3 bulan' })
    .results.map((one) => one.path);
  expect(paths.slice(0, 2)).toEqual(['/calculators/time-deposit', '/simpanan/deposito']);
});

it('finds the texts of a page that is code, and the labels of its form', () => {
  expect(pathsFor('perpanjangan alasan')[0]).toBe('/about-us/complaint');
  expect(pathsFor('nama principal')[0]).toBe('/pembiayaan-supply-chain');
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
    ...EMPTY_ENTRY,
    key: 'careers/1',
    kind: 'careers',
    path: '/careers/program-magang',
    language: 'id',
    title: 'Program magang',
    kindBoost: 1,
  });
  expect(first('magang')).toBe('/careers/program-magang');
  expect(first('malamg')).toBe('/branches?city=Malang');
});

it.each([
  ['a product', 'products', 'Kredit'],
  ['an entry whose title matches', 'guides', 'Provisi'],
] as const)('shows the summary of %s rather than a row of a table', (_of, kind, title) => {
  const offered = new LocaleSearch('id');
  offered.put({
    ...EMPTY_ENTRY,
    key: `${kind}/1`,
    kind,
    path: '/offered',
    title,
    summary: 'Sampai IDR 5 juta selama 3 tahun.',
    body: 'Biaya\nProvisi sewa\n1%',
    language: 'id',
    kindBoost: 1,
  });
  const { results } = offered.search({ ...REQUEST, query: 'provisi sewa' });
  const found = results.find(({ path }) => path === '/offered');
  expect(found?.text).toEqual([{ text: 'Sampai IDR\u00A05\u00A0juta selama 3\u00A0tahun.', isMatch: false }]);
});

it('puts the only branch of a kind in a district before the branch finder', () => {
  const placed = new LocaleSearch('id');
  const paths = (query: string) => placed.search({ ...REQUEST, query }).results.map(({ path }) => path);
  const finder = '/branches?q=Gubeng&kind=atm&city=Surabaya';
  const putBranch = (path: string, title: string) =>
    placed.put({ ...EMPTY_ENTRY, key: path, kind: 'branches', path, language: 'id', title, kindBoost: 1 });
  placed.setPlaces([{ province: 'JI', city: 'Surabaya', district: 'Gubeng', postalCode: '60281' }]);
  putBranch('/branches/atm-stasiun-gubeng', 'ATM KCP Gubeng');
  expect(paths('atm gubeng').slice(0, 2)).toEqual(['/branches/atm-stasiun-gubeng', finder]);
  expect(paths('gubeng')[0]).toBe(finder.replace('kind=atm&', ''));
  putBranch('/branches/kcp-gubeng-kertajaya', 'Kantor Cabang Pembantu Gubeng Kertajaya');
  expect(paths('kcp gubeng').slice(0, 2)).toEqual([
    '/branches/kcp-gubeng-kertajaya',
    finder.replace('atm', 'sub-branch'),
  ]);
  const offices = finder.replace('kind=atm&', '');
  for (const query of ['kantor gubeng', 'cabang gubemg', 'kc gubeng'])
    expect(paths(query).slice(0, 2)).toEqual(['/branches/kcp-gubeng-kertajaya', offices]);
  putBranch('/branches/atm-pasar-gubeng', 'ATM Pasar Gubeng');
  expect(paths('atm gubeng')[0]).toBe(finder);
  putBranch('/branches/kantor-kas-gubeng', 'Kantor Kas Gubeng Baru');
  expect(paths('kantor gubeng')[0]).toBe(offices);
});
