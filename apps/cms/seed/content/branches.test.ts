import { branchServices, INDONESIA, provinces } from '@beranda/contract';
import { describe, expect, test } from 'vitest';
import { branches } from './branches.ts';
import { settings } from './settings.ts';

describe('branches', () => {
  test('are sixty places in twenty cities, each with an address of its own', () => {
    expect(branches).toHaveLength(60);
    expect(new Set(branches.map(({ city }) => city)).size).toBe(20);
    expect(new Set(branches.map(({ slug }) => slug)).size).toBe(branches.length);
    expect(new Set(branches.map(({ kind }) => kind)).size).toBe(4);
  });

  test('have a district, and postal codes of one area in each city', () => {
    for (const inCity of Map.groupBy(branches, ({ city }) => city).values()) {
      // Jakarta is five cities with areas of their own.
      const areas = new Set(inCity.map(({ postalCode }) => postalCode.slice(0, 2)));
      expect(areas.size, inCity[0]?.city).toBe(inCity[0]?.city === 'Jakarta' ? 5 : 1);
      for (const { district, slug } of inCity) expect(district, slug).not.toBe('');
    }
  });

  test('have coordinates in Indonesia near the others of their city, and an existing province', () => {
    for (const { slug, province, latitude, longitude, city } of branches) {
      expect(Object.keys(provinces), slug).toContain(province);
      expect(latitude, slug).toBeGreaterThan(INDONESIA.south);
      expect(latitude, slug).toBeLessThan(INDONESIA.north);
      expect(longitude, slug).toBeGreaterThan(INDONESIA.west);
      expect(longitude, slug).toBeLessThan(INDONESIA.east);
      for (const other of branches.filter((one) => one.city === city)) {
        expect(Math.abs(other.latitude - latitude), slug).toBeLessThan(0.25);
        expect(Math.abs(other.longitude - longitude), slug).toBeLessThan(0.25);
      }
    }
  });

  test('offer every service somewhere, and have weekend banking and machines round the clock', () => {
    expect(new Set(branches.flatMap(({ services }) => services))).toEqual(new Set(branchServices));
    const offices = branches.filter(({ kind }) => kind !== 'atm');
    expect(offices.some(({ hours }) => hours[5] !== null)).toBe(true);
    expect(offices.some(({ hours }) => hours[6] !== null)).toBe(true);
    expect(branches.some(({ hours }) => hours.every((day) => day === 'always'))).toBe(true);
  });

  test('have fictitious telephone numbers (555-01xx), as has the head office; ATMs have none', () => {
    for (const { phone, kind } of branches) expect(phone === null).toBe(kind === 'atm');
    const headOffices = [settings.id.headOffice.phone, settings.en.headOffice.phone];
    for (const phone of [...branches.flatMap((branch) => branch.phone ?? []), ...headOffices])
      expect(phone).toMatch(/^\(0\d{2,3}\) 555-01\d\d$/);
  });
});
