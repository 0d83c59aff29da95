import { expect, it } from 'vitest';
import { nearestOf } from './nearest-of.ts';
import type { Position } from './positions.ts';

/** A degree of latitude is about 111 km. */
const place = (slug: string, latitude: number, kind: Position['kind'] = 'branch'): Position => ({
  slug,
  title: slug,
  language: 'id',
  kind,
  latitude,
  longitude: 106,
});

const HERE = { latitude: 0, longitude: 106 };
const slugsOf = (places: Position[], kind: Position['kind'] | null = null) =>
  nearestOf(places, HERE, kind).map(({ slug }) => slug);

it('the nearest places end at fifty kilometres', () => {
  expect(
    slugsOf([place('far', 0.6), place('near', 0.1), place('nearer', 0.05), place('edge', 0.44)]),
  ).toEqual(['nearer', 'near', 'edge']);
});

it('there are five at most', () => {
  const many = Array.from({ length: 9 }, (_, index) => place(`place-${index}`, index / 100));
  expect(slugsOf(many)).toHaveLength(5);
});

it('where none is near, the nearest one is named alone', () => {
  expect(slugsOf([place('farther', 9), place('far', 7)])).toEqual(['far']);
});

it('only places of the chosen kind count', () => {
  expect(slugsOf([place('branch', 0.1), place('atm', 0.2, 'atm')], 'atm')).toEqual(['atm']);
  expect(slugsOf([place('branch', 0.1)], 'atm')).toEqual([]);
});
