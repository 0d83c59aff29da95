import { guideIcons, LOCALES, literacyTopics } from '@beranda/contract';
import { describe, expect, test } from 'vitest';
import { blogs } from './blogs.ts';
import { governance } from './governance.ts';
import { guideGroups, guides } from './guides.ts';
import { literacy } from './literacy.ts';
import { notices } from './notices.ts';

type Text = { title: string; summary: string; body?: unknown };
type Written = { slug: string; id: Text; en: Text | null };

const OWN_PAGES = new Set([
  ...blogs.map(({ slug }) => `/blogs/${slug}`),
  ...guides.map(({ slug }) => `/about-us/guides/${slug}`),
  ...governance.map(({ slug }) => `/about-us/governance/${slug}`),
  ...literacy.map(({ slug }) => `/literasi/detail/${slug}`),
]);
const OTHER_PAGES = new Set([
  '/about-us',
  '/about-us/complaint',
  '/about-us/complaint/status',
  '/about-us/contact-us',
  '/about-us/financial-statements',
  '/branches?service=step-free',
  '/business-consultation/business-consultation',
  '/calculators/loan',
  '/calculators/savings-goal',
  '/nab',
  '/pinjaman/kpr',
  '/pinjaman/modal-kerja',
  '/pinjaman/multiguna',
  '/about-us/personal-data',
  '/privacy-notice',
  '/register-product',
  '/simpanan/deposito',
  '/simpanan/giro',
  '/simpanan/tabungan',
  '/wealth/reksa-dana',
]);

const linksIn = (text: Text) =>
  [...JSON.stringify(text).matchAll(/\]\(([^)]+)\)/g)].map((match) => match[1] ?? '');

const collections: [string, Written[]][] = [
  ['groups of guides', guideGroups],
  ['guides', guides],
  ['governance', governance],
  ['literacy', literacy],
  ['notices', notices],
];

describe.each(collections)('%s', (_collection, items) => {
  const texts = items.flatMap(({ id, en }) => (en ? [id, en] : [id]));

  test('have no title that is the same in both languages', () => {
    for (const { id, en } of items) expect(en?.title).not.toBe(id.title);
  });

  test('fit the fields of the back office', () => {
    for (const { title, summary } of texts) {
      expect(title.length, title).toBeLessThanOrEqual(160);
      expect(summary.length, title).toBeLessThanOrEqual(320);
    }
  });

  test('link only to pages of the site, and to the same ones in both languages', () => {
    const pages = new Set([...OWN_PAGES, ...OTHER_PAGES]);
    for (const text of texts) expect(linksIn(text).filter((url) => !pages.has(url))).toEqual([]);
    for (const { id, en } of items) if (en) expect(linksIn(en)).toEqual(linksIn(id));
  });

  test('write amounts as each language does', () => {
    for (const { id, en } of items) {
      expect(JSON.stringify(id)).not.toMatch(/Rp \d|IDR|\d,\d{3}/);
      expect(JSON.stringify(en)).not.toMatch(/Rp ?\d|\d\.\d{3}/);
    }
  });
});

test('every guide stands in a group, and every group has guides and a sign of the site', () => {
  expect(new Set(guides.map(({ group }) => group))).toEqual(new Set(guideGroups.map(({ slug }) => slug)));
  for (const { icon } of guideGroups) expect(guideIcons).toContain(icon);
});

test('literacy has articles on all topics, the newest first', () => {
  expect(new Set(literacy.map(({ topic }) => topic))).toEqual(new Set(literacyTopics));
  const dates = literacy.map(({ publishedAt }) => publishedAt);
  expect(dates).toEqual(dates.toSorted().toReversed());
});

test('notices say first that they are samples, and the one on accessibility that nobody has audited the site', () => {
  const firstLine = ({ body }: { body: string }) => body.split('\n')[0];
  for (const { id, en } of notices) {
    expect(firstLine(id)).toContain('Ini contoh untuk situs demonstrasi');
    expect(en && firstLine(en)).toContain('This is a sample for a demonstration site');
  }
  for (const { id, en } of notices.filter(({ kind }) => kind === 'accessibility')) {
    expect(id.body).toContain('**Belum ada** audit oleh pihak luar');
    expect(en?.body).toContain('There has been **no** outside audit');
    for (const text of [id, en]) expect(text?.body).toMatch(/\(WCAG\) 2\.2 (tingkat|at level) AA/);
  }
});

test('the privacy notice has an earlier version, and all pictures say what they show', () => {
  const versions = notices.filter(({ kind }) => kind === 'privacy').map(({ effectiveFrom }) => effectiveFrom);
  expect(versions.length).toBeGreaterThan(1);
  for (const { picture } of literacy)
    if (picture) for (const locale of LOCALES) expect(picture.alt[locale]).not.toBe('');
});
