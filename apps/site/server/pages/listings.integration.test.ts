import { branchPositionsOpenData } from '@beranda/contract';
import { HOUR_MS } from '@beranda/finance';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { branchFields } from '../../../cms/src/collections/branches/sample.ts';
import { careerFields, careerText } from '../../../cms/src/collections/careers/sample.ts';
import { faqTopic } from '../../../cms/src/collections/faqs/sample.ts';
import { productSample } from '../../../cms/src/collections/products/sample.ts';
import { promotionFields, promotionText } from '../../../cms/src/collections/promotions/sample.ts';
import { paragraph } from '../../../cms/testing/paragraph.ts';
import { readOpen } from '../../testing/open-data.ts';
import { type RunningCms, startContent } from '../../testing/start-content.ts';
import { type RunningSite, startSite, waitUntil, waitUntilSearchable } from '../../testing/start-site.ts';
import { expectUnknownValue } from '../../testing/unknown-value.ts';

const fromNow = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();

let cms: RunningCms;
let site: RunningSite;

type Kind = 'branches' | 'faqs' | 'careers' | 'products' | 'promotions';

function publish(collection: Kind, data: object) {
  return cms.payload.create({
    collection,
    locale: 'id',
    data: { ...data, _status: 'published' } as never,
    overrideAccess: true,
  });
}

const promotion = (slug: string, more: object) =>
  publish('promotions', { ...promotionFields(slug), ...promotionText(`Promo ${slug}`), ...more });
const product = async (slug: string, more: object) =>
  publish('products', {
    ...(await productSample.fields(slug, cms)),
    ...productSample.text(`Produk ${slug}`),
    ...more,
  });
const career = (slug: string, more: object) =>
  publish('careers', { ...careerFields(slug), ...careerText(`Lowongan ${slug}`), ...more });

beforeAll(async () => {
  cms = await startContent();
  await promotion('berjalan', { from: fromNow(-48), until: fromNow(24), category: 'loans' });
  await promotion('berakhir', { from: fromNow(-48), until: fromNow(-24) });
  await promotion('mendatang', { from: fromNow(24), until: fromNow(48) });
  await career('terbuka', { city: 'Kupang' });
  await career('ditutup', { isLive: false });
  await career('lewat', { closesOn: '2026-01-01' });
  const rekening = await faqTopic(cms, 'rekening', 'Rekening');
  const kartu = await faqTopic(cms, 'kartu', 'Kartu');
  const question = (slug: string, topic: number, title: string, answer: string) =>
    publish('faqs', { slug, topic, order: 1, title, answer: paragraph(answer) });
  await question('buka', rekening, 'Bagaimana membuka rekening?', 'Bawa KTP ke kantor.');
  await question('tertelan', kartu, 'Kartu saya tertelan?', 'Telepon kami segera.');
  const whole = { days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], open: '00:00', close: '24:00' };
  await publish('branches', { ...branchFields('losari'), title: 'Kantor Cabang Losari' });
  await publish('branches', {
    ...branchFields('kenari'),
    title: 'ATM Kenari',
    kind: 'atm',
    district: 'Jakarta Selatan',
    postalCode: '12160',
    city: 'Jakarta',
    province: 'JK',
    services: ['cash-withdrawal'],
    hours: [whole],
    specialDays: [],
  });
  site = await startSite({ cmsUrl: cms.url, serviceKey: cms.serviceKey });
});

afterAll(async () => {
  await site?.stop();
  await cms?.stop();
});

const textOf = async (path: string) => (await site.get(path)).text();
const statusOf = async (path: string) => (await site.get(path)).status;
const mainOf = (html: string) => /<main.*<\/main>/s.exec(html)?.[0] ?? '';
/** Visible text and links, without structured data. */
const bodyOf = async (path: string) =>
  (await textOf(path))
    .replaceAll(/<script[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<head>[\s\S]*<\/head>/, '');
const NOINDEX = '<meta name="robots" content="noindex"/>';

describe('promotions', () => {
  it('shows running promotions, and neither past nor future ones', async () => {
    for (const path of ['/promo', '/en/promo', '/promo?category=loans', '/promo/feed.xml']) {
      const text = path.endsWith('.xml') ? await textOf(path) : await bodyOf(path);
      expect(text.includes('Promo berakhir'), path).toBe(false);
      expect(text.includes('Promo mendatang'), path).toBe(false);
      // Untranslated items are on pages as marked fallbacks, and not in the feed of the language.
      expect(text.includes('Promo berjalan'), path).toBe(true);
    }
    expect(await textOf('/en/promo/feed.xml')).not.toContain('Promo berjalan');
  });

  it('has an empty state for an empty category, and all promotions for an unknown one', async () => {
    expect(await bodyOf('/promo?category=savings')).toContain('Tidak ada promo dalam kategori ini');
    await expectUnknownValue(await site.get('/promo?category=other'), 'other');
  });

  it('shows the page of a past promotion, marked as such and noindex', async () => {
    const page = await textOf('/promo/berakhir');
    expect(page).toContain('Promo ini telah berakhir');
    expect(page).toContain(NOINDEX);
    expect(page).not.toContain('Lihat produknya');
    const running = await textOf('/promo/berjalan');
    expect(running).not.toContain(NOINDEX);
    expect(running).toContain('Lihat produknya');
    expect(running).toContain('"@type":"Offer"');
  });

  it('leads to the form with the product chosen, where it can be applied for there', async () => {
    const period = { from: fromNow(-48), until: fromNow(24) };
    await product('haji', { isInForms: true });
    await product('kas', { isInForms: false });
    await promotion('haji', { ...period, productUrl: '/en/simpanan/haji' });
    await promotion('kas', { ...period, productUrl: '/simpanan/kas' });
    await promotion('habis', { ...period, productUrl: '/simpanan/haji', isQuotaUsed: true });
    await promotion('formulir', { ...period, productUrl: '/register-product' });
    const linksOf = async (path: string) =>
      [...mainOf(await textOf(path)).matchAll(/href="((?:\/en)?\/(?:simpanan|register-product)[^"]*)"/g)].map(
        (match) => match[1],
      );
    // Products that the site has read before are current once it has polled the tag versions.
    const isListed = (links: unknown[]) => links.length > 1;
    expect((await waitUntil(() => linksOf('/promo/haji'), isListed)).value).toEqual([
      '/register-product?product=simpanan/haji',
      '/simpanan/haji',
    ]);
    expect(await linksOf('/promo/kas')).toEqual(['/simpanan/kas']);
    expect(await linksOf('/promo/habis')).toEqual(['/simpanan/haji']);
    expect(await linksOf('/promo/formulir')).toEqual(['/register-product']);
  });

  it('has no page for a future promotion', async () => {
    expect(await statusOf('/promo/mendatang')).toBe(404);
  });

  it('shows a promotion once staff start it, and removes it once they end it', async () => {
    const { id } = await promotion('sebentar', { from: fromNow(24), until: fromNow(48) });
    const change = (data: object) =>
      cms.payload.update({ collection: 'promotions', id, data, overrideAccess: true });
    await change({ from: fromNow(-1) });
    await waitUntil(
      () => bodyOf('/promo'),
      (body) => body.includes('Promo sebentar'),
      8_000,
    );
    await change({ until: fromNow(-0.5) });
    await waitUntil(
      () => bodyOf('/promo'),
      (body) => !body.includes('Promo sebentar'),
      8_000,
    );
  });
});

describe('careers', () => {
  it('lists open positions by filter', async () => {
    const all = await bodyOf('/careers');
    expect(all).toContain('Lowongan terbuka');
    expect(all).not.toContain('Lowongan ditutup');
    expect(all).not.toContain('Lowongan lewat');
    expect(await bodyOf('/careers?city=Kupang&field=&employment=')).toContain('Lowongan terbuka');
    expect(await bodyOf('/careers?employment=internship')).toContain('Tidak ada lowongan yang sesuai');
    // An older link may name a city that has no position any more.
    for (const [name, value] of [
      ['city', 'Atlantis'],
      ['field', 'magic'],
    ] as const)
      expect(await expectUnknownValue(await site.get(`/careers?${name}=${value}`), value)).toContain(
        'Lowongan terbuka',
      );
  });

  it('has structured data for open positions, and marks others as closed', async () => {
    const open = await textOf('/careers/terbuka');
    expect(open).toContain('"@type":"JobPosting"');
    expect(open).toContain('href="mailto:karier@lentera.example?subject=');
    for (const slug of ['ditutup', 'lewat']) {
      const page = await textOf(`/careers/${slug}`);
      expect(page, slug).toContain('Lowongan ini sudah ditutup');
      expect(page, slug).toContain(NOINDEX);
      expect(page, slug).not.toContain('JobPosting');
      expect(await bodyOf(`/careers/${slug}`), slug).not.toContain('mailto:karier');
    }
  });
});

describe('a list page', () => {
  it.each([
    ['/promo?category=loans', '/promo/berjalan?from=%2Fpromo%3Fcategory%3Dloans'],
    ['/promo', '/promo/berjalan'],
    ['/en/careers?city=Kupang&field=&employment=', '/en/careers/terbuka?from=%2Fcareers%3Fcity%3DKupang'],
    ['/careers?field=&employment=&city=', '/careers/terbuka'],
    ['/branches?q=sulawesi+selatan', '/branches/losari?from=%2Fbranches%3Fq%3Dsulawesi%2Bselatan'],
    ['/en/branches?kind=atm&q=', '/en/branches/kenari?from=%2Fbranches%3Fkind%3Datm'],
    ['/branches', '/branches/losari'],
  ])('%s links to %s with a back link', async (path, link) => {
    expect(await bodyOf(path)).toContain(`href="${link}"`);
  });

  it.each(['/promo/berjalan', '/en/careers/terbuka', '/branches/losari'])(
    'ignores the query in the cache key of %s',
    async (path) => {
      const plain = await textOf(path);
      const before = site.site.pages.cache.size();
      expect(await textOf(`${path}?from=%2Fnews%3Fpage%3D2`)).toBe(plain);
      expect(site.site.pages.cache.size()).toBe(before);
      expect(plain).not.toContain('from=');
    },
  );
});

describe('questions', () => {
  it('are filtered by topic and by words of question or answer', async () => {
    const all = await textOf('/about-us/questions');
    expect(all).toContain('"@type":"FAQPage"');
    expect(await bodyOf('/about-us/questions?topic=kartu')).not.toContain('membuka rekening');
    expect(await bodyOf('/about-us/questions?q=KTP')).toContain('membuka rekening');
    expect(await bodyOf('/about-us/questions?q=KTP')).not.toContain('Telepon kami segera');
    expect(await bodyOf('/en/about-us/questions?q=zzz')).toContain('Result not found');
    await expectUnknownValue(await site.get('/about-us/questions?topic=lain'), 'lain');
  });

  it('that only the site search finds are offered where none has the words', async () => {
    await waitUntilSearchable(site);
    const found = await bodyOf('/about-us/questions?q=rekning');
    expect(found).toContain('membuka rekening');
    expect(found).not.toContain('Telepon kami segera');
  });

  it('are grouped by topic, with untranslated topics marked as Indonesian', async () => {
    const english = await bodyOf('/en/about-us/questions');
    expect(english).toMatch(/<h2 lang="id-ID"[^>]*>Kartu<\/h2>/);
    expect(english).toMatch(/<a(?=[^>]* lang="id-ID")(?=[^>]* href="[^"]*topic=kartu")[^>]*>Kartu</);
  });

  it('linked from the site search are shown alone, and expanded', async () => {
    await waitUntilSearchable(site);
    const found = await bodyOf('/search?q=tertelan');
    const [, address = ''] = /href="(\/about-us\/questions\?[^"]*)"/.exec(found) ?? [];
    const page = await bodyOf(address.replaceAll('&amp;', '&'));
    expect([...page.matchAll(/<details[^>]*class="disclosure"[^>]*>/g)].map(([fold]) => fold)).toEqual([
      expect.stringContaining('open=""'),
    ]);
    expect(page).toContain('Telepon kami segera');
  });

  it('are truncated in the overview, and complete under their topic', async () => {
    const topic = await faqTopic(cms, 'pinjaman', 'Pinjaman');
    for (let number = 1; number <= 80; number++)
      await publish('faqs', {
        slug: `pinjaman-${number}`,
        topic,
        order: 1,
        title: `Pertanyaan ${number}`,
        answer: paragraph('Ya.'),
      });
    await waitUntil(
      () => bodyOf('/about-us/questions'),
      (page) => page.includes('Lihat semua 80 pertanyaan'),
    );
    const idsIn = (page: string) => page.match(/id="pinjaman-\d+"/g);
    expect(idsIn(await bodyOf('/about-us/questions'))).toHaveLength(6);
    expect(idsIn(await bodyOf('/about-us/questions?topic=pinjaman'))).toHaveLength(80);
    expect(await bodyOf('/about-us/questions')).toContain('Telepon kami segera');
  });

  it('have a noindex page for the app', async () => {
    const page = await textOf('/about-us/questions-mobile?topic=kartu');
    expect(page).toContain(NOINDEX);
    expect(page).toContain(`<link rel="canonical" href="${site.url}/about-us/questions"/>`);
    expect(page).toContain('action="/about-us/questions-mobile"');
    expect(page).not.toContain('<footer');
    expect(await textOf('/sitemaps/pages.xml')).not.toContain('questions-mobile');
  });
});

describe('branches', () => {
  it('finds by area, kind, city, service and weekend, without JavaScript', async () => {
    const found = async (query: string) => {
      const body = await bodyOf(`/branches${query}`);
      const results = body.slice(body.indexOf('id="results"'), body.indexOf('branch-map'));
      return ['Losari', 'Kenari'].filter((name) => results.includes(name));
    };
    expect(await found('')).toEqual(['Losari', 'Kenari']);
    expect(await found('?q=sulawesi+selatan')).toEqual(['Losari']);
    expect(await found('?q=&kind=atm&city=&service=')).toEqual(['Kenari']);
    expect(await found('?city=Makassar')).toEqual(['Losari']);
    expect(await found('?service=teller')).toEqual(['Losari']);
    expect(await found('?weekend=1')).toEqual(['Kenari']);
    expect(await found('?province=SN')).toEqual(['Losari']);
    expect(await found('?q=90111')).toEqual(['Losari']);
    expect(await found('?q=cabang+di+Ujung+Pandang')).toEqual(['Losari']);
    expect(await found('?q=atm+di+jakarta')).toEqual(['Kenari']);
    expect(await found('?kind=kiosk')).toEqual(['Losari', 'Kenari']);
    expect(await bodyOf('/en/branches?q=nowhere')).toContain('No branch found');
    expect(await statusOf('/branches?page=2')).toBe(404);
  });

  it('offers other branches of the area if nothing matches', async () => {
    const page = await bodyOf('/en/branches?q=atm+makassar');
    expect(page).toContain('No branch found');
    expect(page).toContain('Other places in Makassar');
    expect(page).toContain('href="/en/branches/losari"');
  });

  it('has a title of its own for each province, which other parameters do not multiply', async () => {
    const page = await textOf('/en/branches?province=SN&near=1');
    const province = await textOf('/en/branches?province=SN');
    expect(province).toContain('<title>Branches and ATMs in South Sulawesi');
    for (const one of [page, province])
      expect(one).toContain(`<link rel="canonical" href="${site.url}/en/branches?province=SN"/>`);
    await expectUnknownValue(await site.get('/branches?province=AC'), 'AC');
  });

  it('leads to the nearest button for a search of what is nearest', async () => {
    for (const path of ['/branches?near=1&kind=atm', '/branches?q=atm+terdekat'])
      expect(await bodyOf(path), path).toContain('Terdekat dari saya');
    expect(await bodyOf('/branches?q=makassar')).not.toContain('Terdekat dari saya');
  });

  it('loads positions on demand only, without trailing decimals and with an ETag', async () => {
    await publish('branches', {
      ...branchFields('tepat'),
      title: 'Kantor Cabang Tepat',
      latitude: -5.139_412_345_6,
    });
    const { value: positions } = await waitUntil(
      () => readOpen(site, '/api/id/v2/branches/positions', branchPositionsOpenData),
      ({ rows }) => rows.some(([slug]) => slug === 'tepat'),
    );
    expect(positions.rows).toContainEqual([
      'tepat',
      'Kantor Cabang Tepat',
      'id',
      'branch',
      -5.13941,
      119.4093,
    ]);
    expect((await site.get('/api/id/v2/branches/positions')).headers.get('etag')).toBeTruthy();
  });

  it('has a page per branch, with structured opening hours', async () => {
    const office = await textOf('/branches/losari');
    expect(office).toContain('"@type":"BankOrCreditUnion"');
    expect(office).toContain('"closes":"11:30"');
    expect(office).toContain('"postalCode":"90111"');
    expect(office).toContain('Ujung Pandang, Makassar 90111</span>, Sulawesi Selatan');
    expect(office).toContain('08.00–11.30, 13.30–15.00');
    expect(office).toContain('WITA');
    const atm = await textOf('/en/branches/kenari');
    expect(atm).toContain('"@type":"AutomatedTeller"');
    expect(atm).toContain('Open 24 hours');
    expect(await statusOf('/branches/tidak-ada')).toBe(404);
  });

  it('loads no third-party map', async () => {
    const page = await textOf('/branches');
    expect(page).toMatch(/<use href="[^"]*archipelago[^"]*#land"/);
    expect(page).not.toMatch(/<(?:img|iframe|script)[^>]+openstreetmap/);
  });
});
