import { guideIcons, LOCALES, literacyTopics } from '@beranda/contract';
import { describe, expect, test } from 'vitest';
import { governance } from './governance.ts';
import { guideGroups, guides } from './guides.ts';
import { literacy } from './literacy.ts';
import { notices } from './notices.ts';

type Text = { title: string; summary: string; body?: unknown };
type Written = { name: string; id: Text; en: Text | null };

const OWN_PAGES = new Set([
  ...guides.map(({ slug }) => `/about-us/guides/${slug}`),
  ...governance.map(({ slug }) => `/about-us/governance/${slug}`),
  ...literacy.map(({ slug }) => `/literasi/detail/${slug}`),
]);
const OTHER_PAGES = new Set([
  '/about-us',
  '/about-us/complaint',
  '/about-us/contact-us',
  '/about-us/financial-statements',
  '/business-consultation/business-consultation',
  '/calculators/loan',
  '/calculators/savings-goal',
  '/nab',
  '/pinjaman/kpr',
  '/pinjaman/modal-kerja',
  '/pinjaman/multiguna',
  '/privacy-notice',
  '/register-product',
  '/simpanan/deposito',
  '/simpanan/giro',
  '/simpanan/tabungan',
  '/wealth/reksa-dana',
]);

const linksIn = (text: Text) =>
  [...JSON.stringify(text).matchAll(/\]\(([^)]+)\)/g)].map((match) => match[1] ?? '');

const kinds: [string, Written[], number][] = [
  ['groups of guides', guideGroups.map((one) => ({ ...one, name: one.slug })), 0],
  ['guides', guides.map((one) => ({ ...one, name: one.slug })), 1],
  ['governance', governance.map((one) => ({ ...one, name: one.slug })), 0],
  ['literacy', literacy.map((one) => ({ ...one, name: one.slug })), 2],
  ['notices', notices.map((one) => ({ ...one, name: `${one.kind}-${one.version.replace('.', '-')}` })), 0],
];

describe.each(kinds)('%s', (_kind, items, untranslated) => {
  const texts = items.flatMap(({ id, en }) => (en ? [id, en] : [id]));

  test('have kebab-case names that occur once', () => {
    expect(new Set(items.map(({ name }) => name)).size).toBe(items.length);
    for (const { name } of items) expect(name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  test('are in both languages, but for those that show what a missing translation looks like', () => {
    expect(items.filter(({ en }) => en === null)).toHaveLength(untranslated);
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
  const said = (body: unknown) => JSON.stringify(body);
  for (const { id, en } of notices) {
    expect(said(id.body[0])).toContain('Ini contoh untuk situs demonstrasi');
    expect(said(en.body[0])).toContain('This is a sample for a demonstration site');
  }
  for (const { id, en } of notices.filter(({ kind }) => kind === 'accessibility')) {
    expect(said(id.body)).toContain('**Belum ada** audit oleh pihak luar');
    expect(said(en.body)).toContain('There has been **no** outside audit');
    for (const { body } of [id, en]) expect(said(body)).toMatch(/\(WCAG\) 2\.2 (tingkat|at level) AA/);
  }
});

test('the privacy notice has an earlier version, and all pictures say what they show', () => {
  const versions = notices.filter(({ kind }) => kind === 'privacy').map(({ effectiveFrom }) => effectiveFrom);
  expect(versions.length).toBeGreaterThan(1);
  for (const { picture } of literacy)
    if (picture) for (const locale of LOCALES) expect(picture.alt[locale]).not.toBe('');
});
