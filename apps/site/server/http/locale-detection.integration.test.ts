import { expect, it } from 'vitest';
import { startSite } from '../../testing/start-site.ts';
import { withSite } from '../../testing/with-site.ts';

const { cms, site } = withSite({ env: { LOCALE_DETECTION: 'all' } });

const ENGLISH = { 'accept-language': 'en-US,en' };

it.each(['/news', '/news?page=2'])(
  'set to all, %s redirects to the language of the visitor, also once it is cached',
  async (target) => {
    const page = await site.get(target, { 'accept-language': 'id' });
    expect(page.status).toBe(200);
    expect(page.headers.get('vary')).toMatch(/Cookie, Accept-Language/);
    for (const headers of [ENGLISH, { cookie: 'beranda_locale=en' }]) {
      const response = await site.get(target, headers);
      expect(response.status).toBe(302);
      expect(response.headers.get('location')).toBe(`/en${target}`);
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
  },
);

it('set to all, neither data nor files nor pages with a language prefix redirect', async () => {
  for (const target of [
    '/news/_payload.json?test-build',
    '/api/id/v2/navigations',
    '/builds/latest.json',
    '/robots.txt',
    '/en/news',
  ])
    expect((await site.get(target, { ...ENGLISH, cookie: 'beranda_locale=id' })).status, target).toBe(200);
});

it('switched off, no page redirects, and the home page is the same for everybody', async () => {
  const other = await startSite({
    cmsUrl: cms.url,
    serviceKey: cms.serviceKey,
    env: { LOCALE_DETECTION: 'off' },
  });
  try {
    for (const headers of [ENGLISH, { cookie: 'beranda_locale=en' }]) {
      const response = await other.get('/', headers);
      expect(response.status).toBe(200);
      expect(response.headers.get('vary')).not.toContain('Accept-Language');
      expect(await response.text()).toContain('<html lang="id-ID"');
    }
  } finally {
    await other.stop();
  }
});
