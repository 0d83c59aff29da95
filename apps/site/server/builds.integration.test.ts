import { expect, it } from 'vitest';
import { withSite } from '../testing/with-site.ts';

const { site } = withSite({ routeRules: [{ from: '/lama/**', to: '/news' }] });

it('the file of the running build has its redirects and the list of prerendered pages, for a year', async () => {
  const response = await site.get('/builds/meta/test-build.json');
  expect(response.headers.get('cache-control')).toMatch(/max-age=31536000, immutable/);
  const { matcher, ...metadata } = await response.json();
  expect(metadata).toEqual({ id: 'test-build', timestamp: 0, prerendered: [] });
  expect(matcher.wildcard).toEqual({ '/lama': { redirect: '/news' }, '/en/lama': { redirect: '/en/news' } });
});

it('the latest build is asked for with any query, and never cached', async () => {
  const response = await site.get('/builds/latest.json?1795957244673');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toEqual({ id: 'test-build', timestamp: 0 });
});

it.each(['/builds/meta/0123456789abcdef.json', '/builds/nothing.json'])(
  'the missing file %s is a short error, not a page',
  async (target) => {
    const response = await site.get(target, { 'accept-language': 'en' });
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ statusCode: 404, message: `Page Not Found: ${target}` });
  },
);
