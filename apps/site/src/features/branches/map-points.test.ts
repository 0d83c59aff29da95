import { expect, it } from 'vitest';
import { mapPoints } from './map-points.server.ts';
import { MAP, project } from './map-projection.ts';

const jakarta = { city: 'Jakarta', province: 'JK' as const, latitude: -6.2, longitude: 106.8 };
const jayapura = { city: 'Jayapura', province: 'PA' as const, latitude: -2.5, longitude: 140.7 };

it('the archipelago from Sabang to Merauke is on the map', () => {
  for (const point of [
    { latitude: 5.9, longitude: 95.2 },
    { latitude: -8.5, longitude: 140.4 },
    { latitude: -11, longitude: 123 },
  ]) {
    const { x, y } = project(point);
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(MAP.width);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(MAP.height);
  }
});

it('a city is one point at the mean position of its branches', () => {
  const points = mapPoints(
    [jakarta, { ...jakarta, latitude: -6.4 }, jayapura],
    ({ city }) => city === 'Jakarta',
    'id',
  );
  expect(points.map(({ name, isMatch }) => [name, isMatch])).toEqual([
    ['Jakarta', true],
    ['Jayapura', false],
  ]);
  expect(points[0]).toMatchObject(project({ latitude: -6.3, longitude: 106.8 }));
});

it('a label stays on the map: in the east it is left of its point', () => {
  const [point] = mapPoints([jayapura], () => true, 'id');
  expect(point?.label?.anchor).not.toBe('start');
});

it('overlapping labels are omitted, matches last', () => {
  const crowd = Array.from({ length: 12 }, (_, index) => ({
    city: `Kota ${index}`,
    province: 'JK' as const,
    latitude: -6.2 + (index % 3) / 10,
    longitude: 106.8 + index / 20,
  }));
  const points = mapPoints(crowd, ({ city }) => city === 'Kota 7', 'id');
  expect(points.filter(({ label }) => label === null).length).toBeGreaterThan(0);
  expect(points.find(({ name }) => name === 'Kota 7')?.label).not.toBeNull();
});

it('of many cities the provinces are points, named in the language of the page', () => {
  const many = Array.from({ length: 400 }, (_, index) => ({
    ...(index % 2 ? jakarta : jayapura),
    city: `Kota ${index}`,
  }));
  const points = mapPoints(many, ({ province }) => province === 'PA', 'en');
  expect(points.map(({ name, url, isMatch }) => [name, url, isMatch])).toEqual([
    ['Papua', '/branches?province=PA', true],
    ['Jakarta', '/branches?province=JK', false],
  ]);
});
