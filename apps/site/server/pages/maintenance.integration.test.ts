import { randomUUID } from 'node:crypto';
import type { SiteSettings } from '@beranda/contract';
import { sampleOf } from '@beranda/contract/forms/form-sample';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { formIn, openForm, sendByScript, sendPlain } from '../../testing/open-form.ts';
import { newsText } from '../../testing/start-content.ts';
import { startSite, waitUntil, waitUntilReady } from '../../testing/start-site.ts';
import { withSite } from '../../testing/with-site.ts';

const PAGES = ['/', '/en', '/news', '/en/news?page=2', '/news/berita-1', '/about-us/contact-us', '/nowhere'];
const PAYLOADS = [
  '/_payload.json?test-build',
  '/en/news/_payload.json?test-build',
  '/news/berita-1/_payload.json',
];
const NAVIGATIONS = ['/api/id/v2/navigations', '/api/en/v2/navigations'];
const CONTACT = '/about-us/contact-us';

const { cms, site } = withSite();

beforeAll(() => waitUntilReady(site));

afterEach(() => switchMaintenance({ isOn: false, message: '', expectedEnd: null }));

/** Changes the maintenance settings in Indonesian; returns when every page reflects them. */
async function switchMaintenance(maintenance: Partial<SiteSettings['maintenance']>): Promise<void> {
  await cms.payload.updateGlobal({ slug: 'settings', locale: 'id', data: { maintenance } });
  const expected = maintenance.isOn ? 503 : 200;
  await waitUntil(
    () => Promise.all([...PAGES.slice(0, 5), ...NAVIGATIONS].map((target) => statusOf(target))),
    (statuses) => statuses.every((status) => status === expected),
  );
}

const statusOf = (target: string) => site.get(target).then(({ status }) => status);

/** Seconds until the next retry. */
const retryAfter = (response: Response) => Number(response.headers.get('retry-after'));

describe('while the site is in maintenance', () => {
  it('an invalid preview token shows nothing', async () => {
    await switchMaintenance({ isOn: true, message: '' });
    for (const target of ['/careers', '/promo', '/about-us/questions', '/en/branches', '/news/berita-1'])
      expect([target, (await site.get(`${target}?preview=a.b`)).status]).not.toEqual([target, 200]);
    expect(await statusOf('/careers?preview=a.b')).toBe(503);
  });

  it('every page, payload and navigation, cached or not, responds 503, and as before once the maintenance ends', async () => {
    for (const target of [...PAGES, ...PAYLOADS]) await site.get(target);
    const article = async () =>
      (await (await site.get('/news/berita-1')).text()).split('id="beranda-data"')[0];
    const cached = await article();
    await switchMaintenance({ isOn: true, message: 'Kembali sebelum makan siang.' });

    for (const target of PAGES) {
      const response = await site.get(target);
      expect(response.status, target).toBe(503);
      expect(response.headers.get('cache-control'), target).toBe('no-store');
      expect(retryAfter(response), target).toBe(600);
      const html = await response.text();
      expect(html).toContain('<meta name="robots" content="noindex"');
      if (target.startsWith('/en')) {
        expect(html).toContain('This site is under maintenance');
        expect(html).not.toContain('Kembali sebelum makan siang.');
      } else {
        expect(html).toContain('Kembali sebelum makan siang.');
      }
      expect(html.split('id="beranda-data"')[0]).not.toMatch(/berita-\d+ (id|en)/);
    }
    for (const target of PAYLOADS) {
      const response = await site.get(target);
      expect([response.status, retryAfter(response)], target).toEqual([503, 600]);
      const { error } = await response.json();
      expect(error).toMatchObject({ statusCode: 503, maintenance: { expectedEnd: null } });
    }
    for (const target of NAVIGATIONS) {
      const response = await site.get(target);
      expect([response.status, retryAfter(response)], target).toEqual([503, 600]);
      expect(await response.json()).toMatchObject({ statusCode: 503, maintenance: { expectedEnd: null } });
    }

    await switchMaintenance({ isOn: false });
    for (const target of PAGES.filter((page) => page !== '/nowhere'))
      expect(await statusOf(target)).toBe(200);
    expect(await statusOf('/nowhere')).toBe(404);
    expect(await article()).toBe(cached);
  });

  it('health, readiness and build endpoints answer', async () => {
    await switchMaintenance({ isOn: true });
    for (const target of ['/healthz', '/readyz', '/builds/latest.json', '/builds/meta/test-build.json'])
      expect(await statusOf(target), target).toBe(200);
  });

  it('a server that starts during maintenance is ready', async () => {
    await switchMaintenance({ isOn: true });
    const started = await startSite({ cmsUrl: cms.url, serviceKey: cms.serviceKey });
    try {
      await waitUntilReady(started);
      expect((await started.get('/')).status).toBe(503);
    } finally {
      await started.stop();
    }
  });

  it('sets retry-after to the expected end', async () => {
    const inTwoMinutes = new Date(Date.now() + 120_000).toISOString();
    await switchMaintenance({ isOn: true, expectedEnd: inTwoMinutes });
    for (const target of ['/', '/news/_payload.json', '/api/id/v2/navigations']) {
      const seconds = retryAfter(await site.get(target));
      expect(seconds, target).toBeGreaterThan(105);
      expect(seconds, target).toBeLessThanOrEqual(120);
    }
    expect(await (await site.get('/')).text()).toContain(`dateTime="${inTwoMinutes}"`);
    // Maintenance ends only manually: after the expected end the default applies.
    await switchMaintenance({ isOn: true, expectedEnd: new Date(Date.now() - 60_000).toISOString() });
    await waitUntil(
      () => site.get('/').then(retryAfter),
      (seconds) => seconds === 600,
    );
  });

  it('a valid preview is shown, an invalid one is not', async () => {
    const { docs } = await cms.payload.find({
      collection: 'news',
      where: { slug: { equals: 'berita-2' } },
      overrideAccess: true,
    });
    const doc = docs[0];
    await cms.payload.update({
      collection: 'news',
      id: doc?.id ?? 0,
      locale: 'id',
      draft: true,
      data: { ...newsText('Rancangan di tengah pemeliharaan'), _status: 'draft' },
      overrideAccess: true,
    });
    await switchMaintenance({ isOn: true });
    const preview = await cms.payload.collections.news.config.admin.preview?.({ ...doc }, {
      locale: 'id',
    } as never);
    const { search } = new URL(String(preview));
    const shown = await site.get(`/news/berita-2${search}`);
    expect(shown.status).toBe(200);
    expect(await shown.text()).toContain('Rancangan di tengah pemeliharaan');
    const invented = await site.get(`/news/berita-2${search.slice(0, -4)}AAAA`);
    expect(invented.status).toBeGreaterThanOrEqual(400);
    expect(await invented.text()).not.toContain('Rancangan');
    expect(await statusOf('/news/berita-2')).toBe(503);
  });
});

const sample = await sampleOf('contact');

async function countStored(notes: string): Promise<number> {
  const { totalDocs } = await cms.payload.find({
    collection: 'cases',
    where: { 'answers.notes': { equals: notes } },
    overrideAccess: true,
  });
  return totalDocs;
}

describe('a form that was opened before the maintenance', () => {
  it('is rejected with its code when sent by JavaScript, and accepted afterwards', async () => {
    const form = await openForm(site, CONTACT);
    const notes = `by script ${randomUUID()}`;
    await switchMaintenance({ isOn: true });
    const rejected = await sendByScript(site, form, { ...sample, notes });
    expect(rejected.status).toBe(503);
    expect(await rejected.json()).toMatchObject({ statusCode: 503, fields: { '': ['maintenance'] } });
    expect(await countStored(notes)).toBe(0);

    await switchMaintenance({ isOn: false });
    expect((await sendByScript(site, form, { ...sample, notes })).status).toBe(201);
    expect(await countStored(notes)).toBe(1);
  });

  it('is shown again with its input when sent without JavaScript, and accepted afterwards', async () => {
    const form = await openForm(site, CONTACT);
    const notes = `plain ${randomUUID()}`;
    await switchMaintenance({ isOn: true });
    const rejected = await sendPlain(site, form, { ...sample, notes });
    expect(rejected.status).toBe(503);
    expect(retryAfter(rejected)).toBeGreaterThan(0);
    const html = await rejected.text();
    expect(html).toContain('Situs sedang diperbaiki dan belum menerima kiriman');
    for (const typed of [notes, sample.fullName, sample.email, sample.phone]) expect(html).toContain(typed);
    expect(await countStored(notes)).toBe(0);
    const again = formIn(html, form);
    expect([again.key, again.issued]).toEqual([form.key, form.issued]);

    await switchMaintenance({ isOn: false });
    expect((await sendPlain(site, again, { ...sample, notes })).status).toBe(303);
    expect(await countStored(notes)).toBe(1);
  });
});
