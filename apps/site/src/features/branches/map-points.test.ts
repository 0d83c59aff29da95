import { expect, it } from 'vitest';
import { mapPoints } from './map-points.server.ts';
import { MAP, project } from './map-projection.ts';

const jakarta = { city: 'Jakarta', latitude: -6.2, longitude: 106.8 };
const jayapura = { city: 'Jayapura', latitude: -2.5, longitude: 140.7 };

it('the archipelago from Sabang to Merauke is on the map', () => {
  for (const place of [
    { latitude: 5.9, longitude: 95.2 },
    { latitude: -8.5, longitude: 140.4 },
    { latitude: -11, longitude: 123 },
  ]) {
    const { x, y } = project(place);
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(MAP.width);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(MAP.height);
  }
});

it('a city is one point at the mean position of its places', () => {
  const points = mapPoints(
    [jakarta, { ...jakarta, latitude: -6.4 }, jayapura],
    ({ city }) => city === 'Jakarta',
  );
  expect(points.map(({ city, isMatch }) => [city, isMatch])).toEqual([
    ['Jakarta', true],
    ['Jayapura', false],
  ]);
  expect(points[0]).toMatchObject(project({ latitude: -6.3, longitude: 106.8 }));
});

it('a label stays on the map: in the east it is left of its point', () => {
  const [point] = mapPoints([jayapura], () => true);
  expect(point?.label?.anchor).not.toBe('start');
});

it('overlapping labels are omitted, matches last', () => {
  const crowd = Array.from({ length: 12 }, (_, index) => ({
    city: `Kota ${index}`,
    latitude: -6.2 + (index % 3) / 10,
    longitude: 106.8 + index / 20,
  }));
  const points = mapPoints(crowd, ({ city }) => city === 'Kota 7');
  expect(points.filter(({ label }) => label === null).length).toBeGreaterThan(0);
  expect(points.find(({ city }) => city === 'Kota 7')?.label).not.toBeNull();
});
