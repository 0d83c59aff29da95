import { expect, it } from 'vitest';
import { distanceInKm } from './distance.ts';

const jakarta = { latitude: -6.1754, longitude: 106.8272 };
const surabaya = { latitude: -7.2459, longitude: 112.7378 };

it('is a great-circle distance: Jakarta to Surabaya is about 660 km', () => {
  expect(distanceInKm(jakarta, surabaya)).toBeGreaterThan(655);
  expect(distanceInKm(jakarta, surabaya)).toBeLessThan(670);
  expect(distanceInKm(surabaya, jakarta)).toBeCloseTo(distanceInKm(jakarta, surabaya));
});

it('is zero for the same place', () => {
  expect(distanceInKm(jakarta, jakarta)).toBe(0);
});
