import { describe, expect, it } from 'vitest';
import { readQuery } from '#src/content/read-query.server.ts';
import { branchDirectory, type ListedBranch } from '../branch-directory.server.ts';
import { branchesQuery, type Criteria } from './branches-query.ts';
import { searchBranches } from './search-branches.server.ts';

const office = [{ open: '08:00', close: '15:00' }];
const dago: ListedBranch = {
  slug: 'dago',
  language: 'id',
  title: 'Kantor Cabang Pembantu Dago Pinus',
  updatedAt: '2026-11-20T00:00:00.000Z',
  kind: 'sub-branch',
  address: 'Jl. Pinus Utara No. 88',
  district: 'Coblong',
  postalCode: '40135',
  city: 'Bandung',
  province: 'JB',
  latitude: -6.88,
  longitude: 107.61,
  services: ['teller', 'step-free'],
  hours: [office, office, office, office, office, office, []],
  specialDays: [],
  phone: null,
};
const weekdays = dago.hours.with(5, []);
const branches: ListedBranch[] = [
  dago,
  {
    ...dago,
    slug: 'teluk',
    title: 'Kantor Cabang Balikpapan',
    kind: 'branch',
    address: 'Jl. Teluk No. 1',
    district: 'Balikpapan Kota',
    postalCode: '76112',
    city: 'Balikpapan',
    province: 'KI',
    hours: weekdays,
  },
  {
    ...dago,
    slug: 'renon',
    title: 'ATM Renon',
    kind: 'atm',
    address: 'Jl. Kenari No. 2',
    district: 'Denpasar Selatan',
    postalCode: '80226',
    city: 'Denpasar',
    province: 'BA',
    services: ['cash-withdrawal'],
    hours: weekdays,
  },
  {
    ...dago,
    slug: 'kendari',
    title: 'Kantor Kas Pelabuhan',
    address: '',
    city: 'Kendari',
    province: 'SG',
    district: null,
    postalCode: null,
    hours: weekdays,
  },
];
const directory = await branchDirectory({ allItems: async () => branches as never[] }, 'en');

const read = (search: string): Criteria =>
  readQuery(
    branchesQuery,
    { query: new URLSearchParams(search), pathname: '/branches', doNotCache() {}, reportUnknown() {} },
    {
      city: directory.cities.map(({ city }) => city),
      province: directory.provinces.map(({ province }) => province),
    },
  );

describe('searchBranches', () => {
  const search = (query: string) => searchBranches(directory, read(query));
  const slugsOf = (query: string) => search(query).found.map(({ slug }) => slug);

  it.each([
    ['', ['teluk', 'dago', 'renon', 'kendari']],
    ['q=dago', ['dago']],
    ['q=pinus+utara', ['dago']],
    ['q=pin', ['dago']],
    ['q=Coblong', ['dago']],
    ['q=40135', ['dago']],
    ['q=jawa+barat', ['dago']],
    ['q=west+java', ['dago']],
    ['q=branch+in+bali', ['renon']],
    ['q=bali', ['renon']],
    ['q=balik', ['teluk']],
    ['q=balikpapn', ['teluk']],
    ['q=kenari', ['renon']],
    ['q=kendari', ['kendari']],
    ['q=atm', ['renon']],
    ['q=atm+bali', ['renon']],
    ['q=cabang+terdekat', ['teluk', 'dago', 'renon', 'kendari']],
    ['q=dago+bandung', ['dago']],
    ['city=Bandung', ['dago']],
    ['province=BA', ['renon']],
    ['service=step-free&kind=branch', ['teluk']],
    ['weekend=1', ['dago']],
  ])('finds for “%s”: %j', (query, slugs) => {
    expect(slugsOf(query)).toEqual(slugs);
  });

  it('does not let “atm” override a chosen kind', () => {
    expect(slugsOf('q=atm+bali&kind=branch')).toEqual([]);
  });

  it.each([
    ['q=atm+bandung', 'Bandung', ['dago']],
    ['q=80299', 'Denpasar', ['renon']],
    ['q=tidak+ada+bali', 'Bali', ['renon']],
    ['city=Bandung&kind=atm', 'Bandung', ['dago']],
    ['province=BA&weekend=1', 'Bali', ['renon']],
  ])('offers other branches near what “%s” means, if there are none', (query, near, slugs) => {
    const { found, alternatives } = search(query);
    expect(found).toEqual([]);
    expect(alternatives?.near).toBe(near);
    expect(alternatives?.branches.map(({ slug }) => slug)).toEqual(slugs);
  });

  it('has no alternatives if no place is named', () => {
    expect(search('q=zzz')).toEqual({ found: [], alternatives: null });
  });
});
