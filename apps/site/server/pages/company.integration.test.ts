import { createHash } from 'node:crypto';
import { commitTransaction, createLocalReq, initTransaction } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedCompany } from '../../../cms/seed/seed-company.ts';
import { publishItem, type RunningCms, startContent } from '../../testing/start-content.ts';
import { type RunningSite, startSite, waitUntil } from '../../testing/start-site.ts';
import { expectUnknownValue } from '../../testing/unknown-value.ts';

/** A date before the October report and within the autumn period of the guaranteed rates. */
const NOW = '2026-11-20T05:00:00Z';

let cms: RunningCms;
let site: RunningSite;

beforeAll(async () => {
  cms = await startContent();
  const req = await createLocalReq({}, cms.payload);
  await initTransaction(req);
  await seedCompany(req, NOW);
  await commitTransaction(req);
  site = await startSite({ cmsUrl: cms.url, serviceKey: cms.serviceKey });
});

afterAll(async () => {
  await cms.stop();
  await site.stop();
});

async function textOf(target: string): Promise<string> {
  const response = await site.get(target);
  expect(response.status).toBe(200);
  return response.text();
}

const titlesIn = (html: string) =>
  [...html.matchAll(/<h3[^>]*>([^<]+)<\/h3>/g)].map(([, title = '']) => title);

describe('reports', () => {
  it('are listed with status and file, filtered by kind and year in the query', async () => {
    const html = await textOf('/en/about-us/financial-statements?kind=yearly&year=2024');
    expect(titlesIn(html)).toContain('Annual report 2024');
    expect(titlesIn(html)).not.toContain('Annual report 2023');
    expect(html).toContain('Audited');
    const [, address = ''] = /href="(\/documents\/laporan-tahunan-2024-[0-9a-f]{8}\.pdf)"/.exec(html) ?? [];
    const file = await site.get(address);
    expect(file.headers.get('content-disposition')).toBe('inline; filename="laporan-tahunan-2024.pdf"');
    expect(await file.text()).toMatch(/^%PDF-1\.\d/);
  });

  it.each(['?page=99', '?page=x', '?kind=yearly&page=2'])('are a 404 for %s', async (query) => {
    expect((await site.get(`/about-us/financial-statements${query}`)).status).toBe(404);
  });

  it.each([
    ['kind', 'weekly'],
    ['year', '1999'],
  ])('are not filtered by an unknown %s', async (name, value) => {
    await expectUnknownValue(await site.get(`/about-us/financial-statements?${name}=${value}`), value);
  });

  it('show a new report within seconds', async () => {
    const { docs } = await cms.payload.find({
      collection: 'reports',
      where: { slug: { equals: 'yearly-2025-12-31' } },
    });
    await textOf('/about-us/financial-statements?kind=yearly');
    await cms.payload.update({
      collection: 'reports',
      id: docs[0]?.id ?? 0,
      data: { title: 'Laporan Tahunan 2025 (diperbaiki)', _status: 'published' },
    });
    await waitUntil(
      () => textOf('/about-us/financial-statements?kind=yearly'),
      (html) => html.includes('(diperbaiki)'),
      15_000,
    );
  });
});

describe('regulatory rates', () => {
  it('prime lending rates are the sum of their components, with their history', async () => {
    const html = await textOf('/about-us/prime-lending-rates');
    expect(html).toContain('Kredit UMKM, menengah');
    expect(html.replaceAll('\u00a0', ' ')).toMatch(/8,75%.*4,10%.*2,30%.*2,35%/s);
    expect(html).toContain('dateTime="2025-04-01"');
  });

  it('guaranteed rates show the current period, or that there is none', async () => {
    const html = await textOf('/en/about-us/deposit-guarantee-rates');
    const today = new Date().toISOString().slice(0, 10);
    expect(html).toContain(today <= '2027-01-31' ? 'In force now' : 'The last period has ended');
  });
});

describe('a deposit above the guaranteed rate', () => {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

  it('has a note in the row of its rate, in both languages, until the guaranteed rate is higher', async () => {
    const { payload } = cms;
    const product = await publishItem(cms, 'products', 'simpanan/tinggi', ['id', 'en']);
    await payload.update({
      collection: 'products',
      id: product,
      data: { tiers: [{ from: 0, to: null, annualRatePercent: 4.25 }], _status: 'published' },
    });
    const common = { collection: 'guarantee-rates', locale: 'id' } as const;
    const rates = { rupiah: 3.75, foreign: 2, rural: 6, _status: 'published' as const };
    const period = { title: 'Kini', slug: 'kini', validFrom: day(-2), validTo: day(30) };
    const { id } = await payload.create({ ...common, data: { ...period, ...rates } });
    const shows = (path: string, said: RegExp) =>
      waitUntil(
        async () => said.test(await textOf(path)),
        (isSaid) => isSaid,
        15_000,
      );
    await shows(
      '/en/simpanan/tinggi',
      /Not insured by LPS, because it is above the guaranteed rate of 3\.75%<\/span><\/th><td[^>]*>4\.25%/,
    );
    await shows(
      '/simpanan/tinggi',
      /Tidak dijamin LPS, karena di atas [^<]* 3,75%<\/span><\/th><td[^>]*>4,25%/,
    );
    await payload.update({ ...common, id, data: { ...rates, rupiah: 4.25 } });
    const { value: html } = await waitUntil(
      () => textOf('/en/simpanan/tinggi'),
      (text) => !/Not insured by LPS[^<]*<\/span><\/th>/.test(text),
      15_000,
    );
    expect(html).toContain('4.25%');
  });
});

describe('about the bank', () => {
  it('shows management, group and organisation in both languages', async () => {
    const [indonesian, english] = [await textOf('/about-us'), await textOf('/en/about-us')];
    expect(indonesian).toContain('Direktur Utama');
    expect(english).toContain('President Director');
    expect(english).toContain('Nusantara Raya Syariah');
    expect(english).toContain('src="/en/about-us/organisation.svg"');
    const chart = await site.get('/en/about-us/organisation.svg');
    expect(chart.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
    const drawn = await chart.text();
    expect(drawn).toContain('Corporate</tspan>');
    expect(drawn).not.toMatch(/ style=|<script/);
    // In the site's font, which its own policy admits.
    const [, style = ''] = /<style>(@font-face{[^<]+})<\/style>/.exec(drawn) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(chart.headers.get('content-security-policy')).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; font-src data:`,
    );
  });

  it('shows the complaints of the requested year, and the latest for an unknown year', async () => {
    expect(await textOf('/about-us/complaint')).toContain('Penyelesaian pengaduan tahun 2025');
    expect(await textOf('/about-us/complaint?year=2023')).toContain('Penyelesaian pengaduan tahun 2023');
    const html = await expectUnknownValue(await site.get('/about-us/complaint?year=1999'), '1999');
    expect(html).toContain('Penyelesaian pengaduan tahun 2025');
  });
});
