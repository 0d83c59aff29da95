import { expect, it } from 'vitest';
import { nearestOf } from './nearest-of.ts';
import type { Position } from './positions.ts';

/** A degree of latitude is about 111 km. */
const branch = (slug: string, latitude: number, kind: Position['kind'] = 'branch'): Position => ({
  slug,
  title: slug,
  language: 'id',
  kind,
  latitude,
  longitude: 106,
});

const HERE = { latitude: 0, longitude: 106 };
const slugsOf = (branches: Position[], kind: Position['kind'] | null = null) =>
  nearestOf(branches, HERE, kind).map(({ slug }) => slug);

it('the nearest branches end at fifty kilometres', () => {
  expect(
    slugsOf([branch('far', 0.6), branch('near', 0.1), branch('nearer', 0.05), branch('edge', 0.44)]),
  ).toEqual(['nearer', 'near', 'edge']);
});

it('there are five at most', () => {
  const many = Array.from({ length: 9 }, (_, index) => branch(`branch-${index}`, index / 100));
  expect(slugsOf(many)).toHaveLength(5);
});

it('where none is near, the nearest one is named alone', () => {
  expect(slugsOf([branch('farther', 9), branch('far', 7)])).toEqual(['far']);
});

it('only branches of the chosen kind count', () => {
  expect(slugsOf([branch('branch', 0.1), branch('atm', 0.2, 'atm')], 'atm')).toEqual(['atm']);
  expect(slugsOf([branch('branch', 0.1)], 'atm')).toEqual([]);
});
