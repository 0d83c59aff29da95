import type { SharedStack } from './stack.ts';
import { expect, test } from './test.ts';

let stack: SharedStack;
test.beforeAll(({ sharedStack }) => {
  stack = sharedStack;
});

const ICONS = [
  '/favicon.ico',
  '/favicon.svg',
  '/icon-180.png',
  '/icon-192.png',
  '/icon-512.png',
  '/icon-512-maskable.png',
];

/** The Cache-Control of each kind of file, by URL pattern. */
const CACHE_CONTROL: [RegExp, string][] = [
  [/^\/assets\//, 'public, max-age=31536000, immutable'],
  [/^\/(?:media|social)\//, 'public, max-age=3600, stale-while-revalidate=86400'],
  [/^\/documents\//, 'public, max-age=0, must-revalidate'],
  [/^\/(?:favicon|icon)/, 'public, max-age=86400'],
];

test('each kind of file of the built site has its Cache-Control', async ({ request }) => {
  const found = new Set(ICONS);
  for (const page of ['/', '/news', '/about-us/financial-statements']) {
    const html = await (await request.get(stack.siteUrl + page)).text();
    for (const [, address = ''] of html.matchAll(
      /["\s,](?:https?:\/\/[^/"]+)?(\/(?:assets|media|social|documents)\/[\w.-]+)/g,
    ))
      found.add(address);
  }
  for (const [pattern, expected] of CACHE_CONTROL) {
    const files = [...found].filter((address) => pattern.test(address)).slice(0, 12);
    expect(files.length, String(pattern)).toBeGreaterThan(0);
    for (const file of files) {
      const response = await request.get(stack.siteUrl + file);
      expect([response.status(), response.headers()['cache-control']], file).toEqual([200, expected]);
      expect(response.headers()['x-content-type-options'], file).toBe('nosniff');
      expect(response.headers()['content-security-policy'], file).toContain("default-src 'none'");
    }
  }
});
