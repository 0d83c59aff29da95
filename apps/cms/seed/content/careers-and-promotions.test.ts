import { describe, expect, test } from 'vitest';
import { markdownLinksIn } from '../../testing/markdown-links.ts';
import { careers } from './careers.ts';
import { promotions } from './promotions.ts';

const areUnique = (slugs: string[]) => new Set(slugs).size === slugs.length;

describe('positions and promotions', () => {
  test('are six positions, one of them closed', () => {
    expect(careers).toHaveLength(6);
    expect(careers.filter(({ isLive, closesInDays }) => isLive && closesInDays >= 0)).toHaveLength(5);
    expect(areUnique(careers.map(({ slug }) => slug))).toBe(true);
  });

  test('are eight promotions: two over, one to come', () => {
    expect(promotions).toHaveLength(8);
    expect(promotions.filter(({ lastInDays }) => lastInDays < 0)).toHaveLength(2);
    expect(promotions.filter(({ fromInDays }) => fromInDays > 0)).toHaveLength(1);
    expect(areUnique(promotions.map(({ slug }) => slug))).toBe(true);
  });

  test('lead to the same pages in both languages, and write amounts as each language does', () => {
    for (const { id, en } of [...careers, ...promotions]) {
      expect(JSON.stringify(id)).not.toMatch(/Rp \d|IDR/);
      if (!en) continue;
      expect(markdownLinksIn(en)).toEqual(markdownLinksIn(id));
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
