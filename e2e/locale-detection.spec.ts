import { open } from './requests.ts';
import type { SharedStack } from './stack.ts';
import { expect, test } from './test.ts';

const COOKIE = 'beranda_locale';
const CRAWLER = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

let stack: SharedStack;
test.beforeAll(({ sharedStack }) => {
  stack = sharedStack;
});

type Visit = {
  path?: string;
  accept?: string;
  cookie?: string;
  userAgent?: string;
  /** Target of the redirect; none by default. */
  leadsTo?: string;
};

const visits: Visit[] = [
  { accept: 'id-ID,id;q=0.9,en-US;q=0.8' },
  { accept: 'en-US,en', leadsTo: '/en' },
  { accept: 'en-GB,en', leadsTo: '/en' },
  { accept: 'fr-FR,fr' },
  { accept: '*' },
  {},
  { accept: 'fr-FR,fr,en;q=0.8', leadsTo: '/en' },
  // The header is parsed with spaces and quality values.
  { accept: 'fr, en;q=0.5', leadsTo: '/en' },
  { accept: 'en;q=0.1,id;q=0.9' },
  { accept: 'id;q=0.1, en;q=0.9', leadsTo: '/en' },
  { accept: 'en;q=0' },
  { accept: 'ms-MY,ms,id;q=0.8,en', leadsTo: '/en' },
  { accept: 'ms-MY,ms;q=0.9,id;q=0.8,en;q=0.7' },
  { cookie: 'en', leadsTo: '/en' },
  { cookie: 'en', accept: 'id', leadsTo: '/en' },
  { cookie: 'id', accept: 'en-US,en' },
  // An unknown cookie value is ignored.
  { cookie: 'xx' },
  { cookie: 'xx', accept: 'en-US,en', leadsTo: '/en' },
  { path: '/?utm_source=surat&a=%20b', accept: 'en', leadsTo: '/en?utm_source=surat&a=%20b' },
  // Only the home page redirects, and never from a URL with a language prefix.
  { path: '/news', cookie: 'en', accept: 'en' },
  { path: '/en', cookie: 'id', accept: 'id' },
  { accept: 'en-US,en', userAgent: CRAWLER },
];

for (const { path = '/', accept, cookie, userAgent, leadsTo } of visits) {
  const hints = Object.entries({ accept, cookie, userAgent: userAgent && 'a crawler' })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name} ${value}`);
  test(`${path} with ${hints.join(' and ') || 'no hints'} ${leadsTo ? `redirects to ${leadsTo}` : 'does not redirect'}`, async () => {
    // Not the client of the browser, which always sends Accept-Language.
    const response = await fetch(stack.siteUrl + path, {
      redirect: 'manual',
      headers: {
        ...(accept === undefined ? {} : { 'accept-language': accept }),
        ...(cookie === undefined ? {} : { cookie: `other=1; ${COOKIE}=${cookie}` }),
        ...(userAgent === undefined ? {} : { 'user-agent': userAgent }),
      },
    });
    expect(response.headers.get('location')).toBe(leadsTo ?? null);
    expect(response.status).toBe(leadsTo ? 302 : 200);
    // A redirect is private; the page is public and has Vary.
    if (leadsTo) expect(response.headers.get('cache-control')).toBe('no-store');
    else if (path === '/') expect(response.headers.get('vary')).toMatch(/Cookie, Accept-Language/);
    expect(response.headers.get('set-cookie')).toBeNull();
  });
}

for (const { start, path, stored } of [
  { start: 'en', path: '/news', stored: 'id' },
  { start: 'id', path: '/en/news', stored: 'en' },
  { start: 'xx', path: '/', stored: 'id' },
  { start: undefined, path: '/en', stored: 'en' },
]) {
  test(`the cookie ${start ?? '(none)'} becomes ${stored} on ${path}`, async ({ page, context }) => {
    if (start) await context.addCookies([{ name: COOKIE, value: start, url: stack.siteUrl }]);
    await open(page, stack.siteUrl + path);
    await expect(page).toHaveURL(stack.siteUrl + path);
    const cookies = (await context.cookies()).filter(({ name }) => name === COOKIE);
    expect(cookies).toHaveLength(1);
    expect(cookies[0]).toMatchObject({ value: stored, path: '/', sameSite: 'Lax', httpOnly: false });
    expect((Number(cookies[0]?.expires) * 1_000 - Date.now()) / 86_400_000).toBeGreaterThan(364);
    expect((Number(cookies[0]?.expires) * 1_000 - Date.now()) / 86_400_000).toBeLessThan(366);
  });
}

test.describe('a visitor with an English browser', () => {
  // Not the user agent of headless Chromium, which counts as a crawler.
  test.use({
    locale: 'en-GB',
    userAgent:
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  });

  test('is redirected to English once, and can switch to Indonesian for good', async ({ page }) => {
    await open(page, stack.siteUrl);
    await expect(page).toHaveURL(`${stack.siteUrl}/en`);
    await page.getByRole('button', { name: /Choose Language/ }).click();
    await page.getByRole('link', { name: 'Bahasa Indonesia' }).click();
    await expect(page).toHaveURL(`${stack.siteUrl}/`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'id-ID');
    await page.goto(stack.siteUrl);
    await expect(page).toHaveURL(`${stack.siteUrl}/`);
  });
});
