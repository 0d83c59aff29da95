import { PREVIEW_PARAMETER } from '@beranda/contract';
import { jakartaDate } from '@beranda/finance';
import { beforeAll, describe, expect, it } from 'vitest';
import { MAX_ENTRIES } from '#src/components/sidebar-list/entries-around-current.ts';
import { ALL_ITEMS_PAGE_SIZE } from '#src/content/item-queries.ts';
import { newsText } from '../../../cms/src/collections/news/sample.ts';
import { signPreviewToken } from '../../../cms/src/preview/preview-token.ts';
import { publishItem } from '../../../cms/testing/items.ts';
import { waitUntil } from '../../testing/start-site.ts';
import { expectUnknownValue } from '../../testing/unknown-value.ts';
import { withSite } from '../../testing/with-site.ts';

const { cms, site } = withSite();
const ids = new Map<string, number>();

type Collection = 'guide-groups' | 'guides' | 'governance' | 'literacy' | 'notices';

async function publish(collection: Collection, title: string, fields: object, locale: 'id' | 'en' = 'id') {
  const { payload } = cms;
  const text = collection === 'guide-groups' ? { title, summary: `${title}: ringkasan` } : newsText(title);
  const { id } = await payload.create({
    collection,
    locale,
    data: { ...text, ...fields, _status: 'published' } as never,
    overrideAccess: true,
  });
  ids.set(title, id as number);
  return id as number;
}

beforeAll(async () => {
  const group = await publish('guide-groups', 'Kartu', { slug: 'kartu', icon: 'shield', order: 1 });

  await publish('guides', 'Memblokir kartu', { slug: 'memblokir-kartu', order: 1, group });
  await publish('guides', 'Mengganti PIN', { slug: 'mengganti-pin', order: 2, group });
  await publish('governance', 'Kode etik', { slug: 'kode-etik', category: 'conduct', order: 1 });
  const publishedAt = '2026-01-02T03:04:05.000Z';
  await publish('literacy', 'Dana darurat', { slug: 'dana-darurat', topic: 'saving', publishedAt });
  await publish('literacy', 'Cicilan sehat', { slug: 'cicilan-sehat', topic: 'borrowing', publishedAt });
  for (const [version, effectiveFrom] of [
    ['1.0', '2024-10-17'],
    ['2.0', jakartaDate(Date.now())],
    ['3.0', '2999-01-01'],
  ])
    await publish('notices', `Privasi ${version}`, { kind: 'privacy', version, effectiveFrom });
});

const read = async (target: string) => (await site.get(target)).text();
const statusOf = async (target: string) => (await site.get(target)).status;
const canonicalIn = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
const mainOf = (html: string) => /<main.*<\/main>/s.exec(html)?.[0] ?? '';

describe('guides', () => {
  it('are listed by group, each with a link to the next', async () => {
    expect(mainOf(await read('/about-us/guides'))).toContain('href="/about-us/guides/groups/kartu"');
    const group = mainOf(await read('/about-us/guides/groups/kartu'));
    expect([...group.matchAll(/href="\/about-us\/guides\/([a-z-]+)"/g)].map(([, slug]) => slug)).toEqual([
      'memblokir-kartu',
      'mengganti-pin',
    ]);
    const guide = await read('/about-us/guides/memblokir-kartu');
    expect(guide).toMatch(/href="\/about-us\/guides\/mengganti-pin" rel="next"|rel="next"[^>]*mengganti-pin/);
    expect(guide).toContain('aria-current="page"');
  });

  it('mark the language of an untranslated group in breadcrumb and sidebar', async () => {
    const english = await read('/en/about-us/guides/memblokir-kartu');
    const way = /<nav[^>]*class="breadcrumbs".*?<\/ol>/s.exec(english)?.[0];
    expect(way).toMatch(/<a(?=[^>]* lang="id-ID")(?=[^>]* href="[^"]*groups\/kartu")[^>]*>Kartu</);
    expect(way).not.toMatch(/<a(?=[^>]* lang=)(?=[^>]* href="\/en\/about-us\/guides")/);
    expect(english).toMatch(/<p[^>]* lang="id-ID"[^>]*>Kartu<\/p>/);
  });

  it('are searched without caching, and markup in the search is escaped', async () => {
    const found = await site.get('/about-us/guides?q=BLOKIR');
    expect(found.headers.get('cache-control')).toBe('no-store');
    const html = await found.text();
    expect(mainOf(html)).toContain('memblokir-kartu');
    expect(mainOf(html)).not.toContain('mengganti-pin');
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(await read('/about-us/guides?q=%3Cscript%3Ealert(1)')).not.toContain('<script>alert');
  });

  it('that do not exist are a 404', async () => {
    expect(await statusOf('/about-us/guides/tidak-ada')).toBe(404);
    expect(await statusOf('/en/about-us/guides/groups/tidak-ada')).toBe(404);
    expect(await statusOf('/about-us/governance/tidak-ada')).toBe(404);
    expect(await statusOf('/literasi/detail/tidak-ada')).toBe(404);
  });
});

describe('long lists', () => {
  const slugsIn = (html: string, base: string) =>
    [...mainOf(html).matchAll(new RegExp(`href="${base}/([a-z\\d-]+)"`, 'g'))].map(([, slug]) => slug);

  beforeAll(async () => {
    for (let number = 1; number <= 25; number++)
      await publish('governance', `Pedoman ${number}`, {
        slug: `pedoman-${number}`,
        category: 'conduct',
        order: 2,
      });
    for (let number = 1; number <= 20; number++)
      await publish('guides', `Langkah ${number}`, {
        slug: `langkah-${number}`,
        order: 3,
        group: ids.get('Kartu'),
      });
  });

  it('governance pages are truncated in the overview, paginated per category, and searchable', async () => {
    const base = '/about-us/governance';
    await waitUntil(
      () => read(base),
      (html) => html.includes('lihat semua 26 halaman'),
    );
    expect(slugsIn(await read(base), base)).toHaveLength(9);
    const pages = await Promise.all(['', '&page=2'].map((page) => read(`${base}?category=conduct${page}`)));
    expect(new Set(pages.flatMap((page) => slugsIn(page, base))).size).toBe(26);
    expect(pages.map(canonicalIn)).toEqual([
      `${site.url}${base}?category=conduct`,
      `${site.url}${base}?category=conduct&amp;page=2`,
    ]);
    for (const nowhere of ['?page=2', '?category=conduct&page=3', '?category=conduct&page=x'])
      expect([nowhere, await statusOf(base + nowhere)]).toEqual([nowhere, 404]);
    await expectUnknownValue(await site.get(`${base}?category=x`), 'x');

    const found = await site.get(`${base}?q=PEDOMAN+25`);
    expect(found.headers.get('cache-control')).toBe('no-store');
    const html = await found.text();
    expect(slugsIn(html, base)).toEqual(['pedoman-25']);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(mainOf(await read(`${base}?q=zeppelin`))).toContain('Halaman tidak ditemukan');
  });

  it('guides of a group are paginated', async () => {
    const base = '/about-us/guides';
    await waitUntil(
      () => read(`${base}/groups/kartu`),
      (html) => html.includes('22 panduan'),
    );
    const pages = await Promise.all(['', '?page=2'].map((page) => read(`${base}/groups/kartu${page}`)));
    expect(pages.map((page) => slugsIn(page, base).length)).toEqual([20, 2]);
    expect(await statusOf(`${base}/groups/kartu?page=3`)).toBe(404);
  });

  it('are truncated in the sidebar, always including the current page', async () => {
    const entries = (html: string) =>
      [...html.matchAll(/<a[^>]*class="sidebar-entry"[^>]*>/g)].map(([entry]) => entry);
    const html = await read('/about-us/governance/pedoman-20');
    // The list is rendered twice, once for narrow screens.
    expect(entries(html).filter((entry) => entry.includes('/pedoman-'))).toHaveLength(2 * MAX_ENTRIES);
    expect(entries(html).filter((entry) => entry.includes('aria-current'))).toHaveLength(2);
    expect(html).toContain('href="/about-us/governance?category=conduct"');
  });
});

it('an untranslated page falls back to Indonesian, marked as such, canonical to the Indonesian page', async () => {
  const html = await read('/en/about-us/governance/kode-etik');
  expect(html).toMatch(/<h1[^>]*>Kode etik<\/h1>/);
  expect(html).toContain('lang="id-ID"');
  expect(html).toContain('not available in English');
  expect(canonicalIn(html)).toBe(`${site.url}/about-us/governance/kode-etik`);
});

it('a list of pages marks untranslated ones', async () => {
  for (const name of ['cabang', 'prioritas']) await publishItem(cms, 'pages', `layanan/${name}`, ['id']);
  await publishItem(cms, 'pages', 'layanan/digital', ['id', 'en']);
  const html = await read('/en/layanan/cabang');
  const entries = [...html.matchAll(/<a[^>]*class="sidebar-entry"[^>]*>[^<]*</g)].map(([entry]) => entry);
  const languages = entries.map((entry) => / lang="([^"]*)"/.exec(entry)?.[1]);
  // The list is rendered twice, once for narrow screens.
  expect(languages.filter((lang) => lang === 'id-ID')).toHaveLength(4);
  expect(languages.filter((lang) => lang === 'en-US')).toHaveLength(2);
});

describe('literacy articles', () => {
  it('are listed by topic, and all of them for an unknown topic', async () => {
    const saving = mainOf(await read('/literasi?topic=saving'));
    expect(saving).toContain('href="/literasi/detail/dana-darurat?from=%2Fliterasi%3Ftopic%3Dsaving"');
    expect(mainOf(await read('/literasi'))).toContain('href="/literasi/detail/dana-darurat"');
    expect(saving).not.toContain('/literasi/detail/cicilan-sehat');
    expect(canonicalIn(await read('/literasi?topic=saving'))).toBe(`${site.url}/literasi?topic=saving`);
    await expectUnknownValue(await site.get('/literasi?topic=emas'), 'emas');
    expect(await statusOf('/literasi?page=2')).toBe(404);
  });

  it('recommend one of another topic where their own has no other', async () => {
    const recommended = /<section(?:(?!<section).)*$/s.exec(
      mainOf(await read('/literasi/detail/dana-darurat')),
    );
    expect(recommended?.[0]).toContain('href="/literasi/detail/cicilan-sehat"');
    expect(recommended?.[0]).not.toContain('href="/literasi/detail/dana-darurat"');
  });

  it('have structured data', async () => {
    expect(await read('/literasi/detail/dana-darurat')).toContain('"@type":"Article"');
  });

  it('are on the old list too, whose canonical URL is the new one', async () => {
    const html = await read('/literasi/index-bak');
    expect(mainOf(html)).toContain('/literasi/detail/cicilan-sehat');
    expect(canonicalIn(html)).toBe(`${site.url}/literasi`);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(await read('/sitemap.xml')).not.toContain('index-bak');
  });

  it('are complete on it, although the content API paginates', async () => {
    const publishedAt = '2020-01-02T03:04:05.000Z';
    for (let number = 1; number <= ALL_ITEMS_PAGE_SIZE; number++)
      await publish('literacy', `Bacaan ${number}`, {
        slug: `bacaan-${number}`,
        topic: 'saving',
        publishedAt,
      });
    const slugsShown = async () => {
      const links = mainOf(await read('/literasi/index-bak')).matchAll(/\/literasi\/detail\/([a-z\d-]+)/g);
      return new Set([...links].map(([, slug]) => slug));
    };
    await waitUntil(slugsShown, ({ size }) => size === ALL_ITEMS_PAGE_SIZE + 2);
  });
});

describe('the privacy notice', () => {
  it('is the version in force from today on; a future version is not visible', async () => {
    const html = await read('/privacy-notice');
    expect(html).toMatch(/<h1[^>]*>Privasi 2\.0<\/h1>/);
    expect(html).not.toContain('Privasi 3.0');
    for (const version of ['3.0', '9']) {
      const shown = await expectUnknownValue(await site.get(`/privacy-notice?version=${version}`), version);
      expect(shown).toMatch(/<h1[^>]*>Privasi 2\.0<\/h1>/);
      expect(shown).not.toContain('Privasi 3.0');
    }
  });

  it('has earlier versions, marked as superseded', async () => {
    const html = await read('/privacy-notice?version=1.0');
    expect(html).toMatch(/<h1[^>]*>Privasi 1\.0<\/h1>/);
    expect(html).toContain('tidak berlaku lagi');
    expect(canonicalIn(html)).toBe(`${site.url}/privacy-notice`);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
  });

  it('shows a future version with its preview link', async () => {
    const claims = { collection: 'notices', id: ids.get('Privasi 3.0') ?? 0, locale: 'id' } as const;
    const token = signPreviewToken(claims, cms.env.payloadSecret);
    expect(await read(`/privacy-notice?${PREVIEW_PARAMETER}=${token}`)).toMatch(
      /<h1[^>]*>Privasi 3\.0<\/h1>/,
    );
    expect(await read(`/privacy-notice?${PREVIEW_PARAMETER}=forged`)).toMatch(/<h1[^>]*>Privasi 2\.0<\/h1>/);
  });

  it('shows no unfinished draft, but says so', async () => {
    const data = { kind: 'privacy', ...newsText('Privasi 4.0') } as const;
    const { id } = await cms.payload.create({ collection: 'notices', locale: 'id', draft: true, data });
    const token = signPreviewToken({ collection: 'notices', id, locale: 'id' }, cms.env.payloadSecret);
    const response = await site.get(`/privacy-notice?${PREVIEW_PARAMETER}=${token}`);
    expect(response.status).toBe(422);
    expect(mainOf(await response.text())).toContain('Konsep ini belum dapat dipratinjau');
  });

  it('has an empty state if no version is in force', async () => {
    const html = await read('/accessibility');
    expect(html).toContain('Belum ada pemberitahuan yang berlaku');
    expect(html).toContain('<meta name="robots" content="noindex"/>');
  });
});
