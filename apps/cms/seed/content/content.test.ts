import {
  expandRedirects,
  flattenRedirects,
  homeContent,
  LOCALES,
  type Locale,
  navigationSchema,
  newsTopics,
  SITE_PATHS,
  SLUG_PATTERN,
  siteSettings,
} from '@beranda/contract';
import { JAKARTA_OFFSET_MS } from '@beranda/finance';
import { describe, expect, test } from 'vitest';
import { home } from './home.ts';
import { navigation } from './navigation.ts';
import { news } from './news.ts';
import { pages } from './pages.ts';
import { products } from './products.ts';
import { redirects } from './redirects.ts';
import { settings } from './settings.ts';

/** The pages without an item, the products, and the pages that staff write. */
const PAGES = new Set([
  ...SITE_PATHS,
  ...[...products, ...pages].map(({ type, subType }) => `/${type}/${subType}`),
]);

/** The addresses in the menus of a language. */
const menuOf = (locale: Locale) => urlsIn(navigation[locale]['Navigation Bar']['Left Menu']);

/** Every value under the key `url`, however deep. */
function urlsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'url' && typeof inner === 'string' ? [inner] : urlsIn(inner),
  );
}

/** The addresses that `[text](url)` names in an article. */
function linksIn(text: { body: string }): string[] {
  return [...text.body.matchAll(/\]\(([^)]+)\)/g)].map((match) => match[1] ?? '');
}

const texts = news.flatMap((item) => (item.en ? [item.id, item.en] : [item.id]));

describe.each(LOCALES)('the site in %s', (locale) => {
  test('has settings, menus and a home page that the contract accepts', () => {
    const always = { id: 'any', from: null, until: null };
    const { banner, ...others } = settings[locale];
    const maintenance = { isOn: false, message: null, expectedEnd: null };
    siteSettings.parse({
      ...others,
      logo: null,
      socialImage: '/social/bank.png',
      banner: { ...banner, ...always },
      maintenance,
    });
    navigationSchema.parse(navigation[locale]);
    homeContent.parse({ ...home[locale], popup: { ...home[locale].popup, ...always, picture: null } });
  });

  test('links only to pages of the site or to secure addresses', () => {
    const urls = [navigation, home, { id: settings.id.banner, en: settings.en.banner }].flatMap((content) =>
      urlsIn(content[locale]),
    );
    const own = urls.filter((url) => !url.startsWith('https://'));
    expect(own.filter((url) => !PAGES.has(url))).toEqual([]);
    const hosts = urls.filter((url) => url.startsWith('https://')).map((url) => new URL(url).hostname);
    expect(hosts.filter((host) => !host.endsWith('.example'))).toEqual([]);
  });

  test('has every product and the overview of its type in the menu', () => {
    const wanted = products.flatMap(({ type, subType }) => [`/${type}`, `/${type}/${subType}`]);
    expect(wanted.filter((url) => !menuOf(locale).includes(url))).toEqual([]);
  });

  test('has a short headline and a vision that contains its highlight', () => {
    const { hero, vision } = home[locale];
    expect(hero.headline.split(' ').length).toBeLessThanOrEqual(9);
    expect(vision.sentence).toContain(vision.highlight);
  });
});

test.each(LOCALES)('a product that is opened in two ways offers the app and its own form: %s', (locale) => {
  const ways = products.flatMap((product) => {
    const cards = (product[locale] ?? product.id).blocks.flatMap((block) =>
      block.type === 'cards' ? block.items : [],
    );
    const form = cards.find(({ url }) => url.startsWith('/register-product'));
    const app = cards.find(({ icon }) => icon === 'smartphone');
    return form || app ? [[`${product.type}/${product.subType}`, form?.url, app?.url]] : [];
  });
  const form = '/register-product?product=';
  expect(ways).toEqual([
    ['simpanan/tabungan', `${form}simpanan/tabungan`, '/about-us/guides/membuka-rekening-di-aplikasi'],
    ['simpanan/deposito', `${form}simpanan/deposito`, '/layanan/mobile-banking'],
  ]);
});

test('redirects lead to pages of the site, and no banner is shown', () => {
  expect(redirects.filter(({ to }) => !PAGES.has(to))).toEqual([]);
  expect(flattenRedirects(expandRedirects(redirects.map((one) => ({ ...one, status: 301 })))).loops).toEqual(
    [],
  );
  expect(LOCALES.map((locale) => settings[locale].banner.isOn)).toEqual([false, false]);
});

describe('the news', () => {
  test('are 30 items on all topics', () => {
    expect(news).toHaveLength(30);
    expect(new Set(news.map((item) => item.topic))).toEqual(new Set(newsTopics));
  });

  test('have kebab-case slugs that occur once', () => {
    expect(new Set(news.map((item) => item.slug)).size).toBe(news.length);
    for (const { slug } of news) expect(slug).toMatch(SLUG_PATTERN);
  });

  test('are dated in Jakarta office hours between January and 18 November 2026, newest first', () => {
    for (const { slug, publishedAt } of news) {
      const jakarta = new Date(Date.parse(publishedAt) + JAKARTA_OFFSET_MS);
      expect(jakarta.toISOString().slice(0, 10) <= '2026-11-18', slug).toBe(true);
      expect(jakarta.getUTCFullYear(), slug).toBe(2026);
      expect([1, 2, 3, 4, 5], slug).toContain(jakarta.getUTCDay());
      expect(jakarta.getUTCHours(), slug).toBeGreaterThanOrEqual(7);
      expect(jakarta.getUTCHours(), slug).toBeLessThan(17);
    }
    const dates = news.map((item) => item.publishedAt);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  test('describe each picture in both languages', () => {
    for (const { picture } of news) {
      for (const locale of LOCALES) expect(picture.alt[locale]).not.toBe('');
      expect(picture.alt.id).not.toBe(picture.alt.en);
    }
  });

  test('have summaries of at most 200 characters and titles of at most 120', () => {
    for (const { title, summary } of texts) {
      expect(summary.length, title).toBeLessThanOrEqual(200);
      expect(title.length, title).toBeLessThanOrEqual(120);
    }
  });

  test('have no title that is the same in both languages', () => {
    for (const { id, en } of news) expect(en?.title).not.toBe(id.title);
  });

  test('link only to pages of the site, and to the same ones in both languages', () => {
    for (const text of texts) expect(linksIn(text).filter((url) => !PAGES.has(url))).toEqual([]);
    for (const { id, en } of news) if (en) expect(linksIn(en)).toEqual(linksIn(id));
  });

  test('write amounts as each language does', () => {
    for (const { id, en } of news) {
      expect(JSON.stringify(id)).not.toMatch(/Rp \d|IDR|\d,\d{3}/);
      expect(JSON.stringify(en)).not.toMatch(/Rp ?\d|\d\.\d{3}/);
    }
  });
});
