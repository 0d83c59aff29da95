import type { SearchPlace } from '@beranda/contract';
import { describe, expect, it } from 'vitest';
import { createPlaceIndex } from './place-index.ts';
import { placeEntries, placesOfQuery } from './place-of-query.ts';

const places: SearchPlace[] = [
  { city: 'Jakarta', province: 'JK', district: 'Jakarta Selatan', postalCode: '12160' },
  { city: 'Jakarta', province: 'JK', district: 'Jakarta Pusat', postalCode: '10110' },
  { city: 'Bandung', province: 'JB', district: 'Coblong', postalCode: '40135' },
  { city: 'Bandung', province: 'JB', district: null, postalCode: null },
  { city: 'Yogyakarta', province: 'YO', district: 'Jetis', postalCode: '55233' },
  { city: 'Balikpapan', province: 'KI', district: 'Balikpapan Kota', postalCode: '76112' },
  { city: 'Denpasar', province: 'BA', district: 'Denpasar Selatan', postalCode: '80226' },
  { city: 'Padang', province: 'SB', district: null, postalCode: null },
  { city: 'Makassar', province: 'SN', district: null, postalCode: null },
];
const index = createPlaceIndex(places);
const pathsOf = (query: string) => placesOfQuery(query, index, 'en').map(({ path }) => path);

describe('placesOfQuery', () => {
  it.each([
    ['bali', '/branches?province=BA'],
    ['branch in Bali', '/branches?province=BA'],
    ['branch bali', '/branches?province=BA'],
    ['atm di bali', '/branches?kind=atm&province=BA'],
    ['Kantor cabang Bandung', '/branches?city=Bandung'],
    ['kantor kas bandung', '/branches?kind=cash-office&city=Bandung'],
    ['west java', '/branches?province=JB'],
    ['jabar', '/branches?province=JB'],
    ['cabang jkt', '/branches?city=Jakarta'],
    ['atm jogja', '/branches?kind=atm&city=Yogyakarta'],
    ['jaksel', '/branches?q=Jakarta+Selatan&city=Jakarta'],
    ['branches near south jakarta', '/branches?q=Jakarta+Selatan&city=Jakarta'],
    ['coblong bandung', '/branches?q=Coblong&city=Bandung'],
    ['bandung jawa barat', '/branches?city=Bandung'],
    ['kode pos 40135', '/branches?q=40135'],
    ['atm 40135', '/branches?q=40135&kind=atm'],
    ['balikpapan', '/branches?city=Balikpapan'],
    ['makasar', '/branches?city=Makassar'],
    ['branch in yogyakrata', '/branches?city=Yogyakarta'],
  ])('leads “%s” to %s', (query, path) => {
    expect(pathsOf(query)[0]).toBe(path);
  });

  it.each([
    ['atm terdekat', '/branches?kind=atm&near=1'],
    ['nearest ATM', '/branches?kind=atm&near=1'],
    ['branches near me', '/branches?near=1'],
    ['kantor cabang terdekat dari sini', '/branches?near=1'],
  ])('leads “%s” to the nearest button: %s', (query, path) => {
    expect(placesOfQuery(query, index, 'id')).toMatchObject([{ path, kind: 'near' }]);
  });

  it('leads a postal code of two cities to one page, and names both', () => {
    const shared = ['Malang', 'Batu'].map(
      (city): SearchPlace => ({ city, province: 'JI', district: null, postalCode: '65311' }),
    );
    expect(placesOfQuery('65311', createPlaceIndex(shared), 'en')).toHaveLength(1);
    const entries = placeEntries(shared, 'en').filter(({ kind }) => kind === 'postal-code');
    expect(entries.map(({ text }) => text)).toEqual(['Malang, East Java; Batu, East Java']);
  });

  it('reads a postal code without a branch as its area, and no other number', () => {
    expect(pathsOf('40199')).toEqual(['/branches?q=40199']);
    expect(pathsOf('99999')).toEqual([]);
    expect(pathsOf('2026')).toEqual([]);
  });

  it.each([
    '',
    'atm',
    'kantor cabang',
    'kpr bandung',
    'bal',
    'kadang',
    'medang',
    'biaya transfer',
    '<b>',
    '(((',
  ])('names no place in “%s”', (query) => {
    expect(pathsOf(query)).toEqual([]);
  });

  it('does not offer a city and the province that consists of it', () => {
    expect(pathsOf('jakarta')).toEqual(['/branches?city=Jakarta']);
  });

  it('reports which names have one letter wrong', () => {
    expect(placesOfQuery('makasar', index, 'id')[0]?.isExact).toBe(false);
    expect(placesOfQuery('makassar', index, 'id')[0]?.isExact).toBe(true);
  });

  it('labels what it found in the language of the page', () => {
    expect(placesOfQuery('atm bali', index, 'id')[0]?.label).toBe('ATM di Bali');
    expect(placesOfQuery('west java', index, 'en')[0]?.label).toBe('Branches and ATMs in West Java');
    expect(placesOfQuery('atm terdekat', index, 'id')[0]?.label).toBe('ATM terdekat dari Anda');
  });
});

describe('placeEntries', () => {
  it('has one entry for each province, city, district and postal code', () => {
    const entries = placeEntries(places, 'id');
    expect(new Set(entries.map(({ path }) => path)).size).toBe(entries.length);
    const countOf = (kind: string) => entries.filter((entry) => entry.kind === kind).length;
    expect(['city', 'province', 'district', 'postal-code'].map(countOf)).toEqual([7, 5, 6, 6]);
    expect(entries.find(({ path }) => path === '/branches?city=Bandung')).toEqual({
      kind: 'city',
      path: '/branches?city=Bandung',
      title: 'Cabang dan ATM di Bandung',
      text: 'Jawa Barat',
      words: 'bandung, bdg',
    });
  });

  it('finds a province by its names in both languages', () => {
    const entry = placeEntries(places, 'en').find(({ path }) => path === '/branches?province=JB');
    expect(entry).toMatchObject({
      title: 'Branches and ATMs in West Java',
      words: 'jawa barat, west java, jabar',
    });
  });
});
