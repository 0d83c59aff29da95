import { LOCALES, SLUG_PATTERN } from '@beranda/contract';
import { describe, expect, test } from 'vitest';
import { blogs, tags } from './blogs.ts';

const texts = blogs.flatMap((item) => (item.en ? [item.id, item.en] : [item.id]));

/** The addresses that `[text](url)` names in an article. */
const linksIn = (text: (typeof texts)[number]) =>
  [...text.body.matchAll(/\]\(([^)]+)\)/g)].map((match) => match[1] ?? '');

describe('the blog', () => {
  test('has 26 articles', () => {
    expect(blogs).toHaveLength(26);
  });

  test('has kebab-case slugs that occur once', () => {
    for (const group of [blogs, tags]) {
      expect(new Set(group.map(({ slug }) => slug)).size).toBe(group.length);
      for (const { slug } of group) expect(slug).toMatch(SLUG_PATTERN);
    }
  });

  test('uses each tag more than once, and no other', () => {
    const used = blogs.flatMap((item) => item.tags);
    const known = tags.map(({ slug }) => slug);
    expect(used.filter((slug) => !known.includes(slug))).toEqual([]);
    for (const slug of known) expect(used.filter((one) => one === slug).length, slug).toBeGreaterThan(1);
  });

  test('recommends other articles that exist', () => {
    for (const { slug, related = [] } of blogs) {
      expect(related).not.toContain(slug);
      expect(related.filter((other) => !blogs.some((item) => item.slug === other))).toEqual([]);
    }
  });

  test('fits into the fields of the back office', () => {
    for (const { title, summary } of texts) {
      expect(title.length, title).toBeLessThanOrEqual(160);
      expect(summary.length, title).toBeLessThanOrEqual(200);
    }
  });

  test('links to the same addresses in both languages, all of them on this site', () => {
    for (const { id, en } of blogs) if (en) expect(linksIn(en)).toEqual(linksIn(id));
    for (const text of texts) expect(linksIn(text).filter((url) => !url.startsWith('/'))).toEqual([]);
  });

  test('writes amounts as each language does', () => {
    for (const { id, en } of blogs) {
      expect(JSON.stringify(id)).not.toMatch(/Rp \d|IDR|\d,\d{3}(?!\d)/);
      expect(JSON.stringify(en)).not.toMatch(/Rp ?\d|\d\.\d{3}(?!\d)/);
    }
  });

  test('has a different title and an author name in each language', () => {
    for (const { id, en, author } of blogs) {
      expect(en?.title).not.toBe(id.title);
      for (const locale of LOCALES) expect(author[locale]).not.toBe('');
    }
  });
});
