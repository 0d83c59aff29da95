import { branchServices, INDONESIA, provinces } from '@beranda/contract';
import { describe, expect, test } from 'vitest';
import { branches } from './branches.ts';
import { careers } from './careers.ts';
import { faqTopics } from './faqs.ts';
import { promotions } from './promotions.ts';
import { settings } from './settings.ts';

/** Addresses in links of texts, in the order in which they stand. */
function linksIn(value: unknown): string[] {
  return [...JSON.stringify(value).matchAll(/\]\(([^)]+)\)/g)].map(([, url]) => String(url));
}

const isOnce = (slugs: string[]) => new Set(slugs).size === slugs.length;

describe('branches', () => {
  test('are sixty places in twenty cities, each with an address of its own', () => {
    expect(branches).toHaveLength(60);
    expect(new Set(branches.map(({ city }) => city)).size).toBe(20);
    expect(isOnce(branches.map(({ slug }) => slug))).toBe(true);
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

  test('stand in Indonesia, in provinces that there are, near the others of their city', () => {
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

  test('have telephone numbers that nobody has', () => {
    for (const { phone, kind } of branches) expect(phone === null).toBe(kind === 'atm');
    const headOffices = [settings.id.headOffice.phone, settings.en.headOffice.phone];
    for (const phone of [...branches.flatMap((branch) => branch.phone ?? []), ...headOffices])
      expect(phone).toMatch(/^(\(0\d{2,3}\)|\+62 \d{2,3}) 555-01\d\d$/);
  });
});

describe('questions', () => {
  const questions = faqTopics.flatMap((topic) => topic.questions);

  test('are sixty-five in six topics', () => {
    expect(questions).toHaveLength(65);
    expect(faqTopics).toHaveLength(6);
    expect(isOnce(questions.map(({ slug }) => slug))).toBe(true);
  });

  test('lead to the same pages in both languages', () => {
    for (const { id, en } of questions) if (en) expect(linksIn(en)).toEqual(linksIn(id));
  });
});

describe('positions and promotions', () => {
  test('are six positions, one of them closed', () => {
    expect(careers).toHaveLength(6);
    expect(careers.filter(({ isLive, closesInDays }) => isLive && closesInDays >= 0)).toHaveLength(5);
    expect(isOnce(careers.map(({ slug }) => slug))).toBe(true);
  });

  test('are eight promotions: two over, one to come', () => {
    expect(promotions).toHaveLength(8);
    expect(promotions.filter(({ lastInDays }) => lastInDays < 0)).toHaveLength(2);
    expect(promotions.filter(({ fromInDays }) => fromInDays > 0)).toHaveLength(1);
    expect(isOnce(promotions.map(({ slug }) => slug))).toBe(true);
  });

  test('lead to the same pages in both languages, and write amounts as each language does', () => {
    for (const { id, en } of [...careers, ...promotions]) {
      expect(JSON.stringify(id)).not.toMatch(/Rp \d|IDR/);
      if (!en) continue;
      expect(linksIn(en)).toEqual(linksIn(id));
      expect(JSON.stringify(en)).not.toMatch(/Rp ?\d/);
    }
  });

  test('do not hide conditions behind asterisks or superlatives', () => {
    const texts = JSON.stringify(promotions).replaceAll('**', '');
    expect(texts).not.toMatch(
      /\*|syarat (dan|&) ketentuan berlaku|terbaik|terendah|termurah|the best|lowest/i,
    );
  });
});
