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
  /** Where the visitor is led; where not given, the page itself comes. */
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
  // The header is read as it is meant: with blanks, and by the weights that it gives.
  { accept: 'fr, en;q=0.5', leadsTo: '/en' },
  { accept: 'en;q=0.1,id;q=0.9' },
  { accept: 'id;q=0.1, en;q=0.9', leadsTo: '/en' },
  { accept: 'en;q=0' },
  { accept: 'ms-MY,ms,id;q=0.8,en', leadsTo: '/en' },
  { accept: 'ms-MY,ms;q=0.9,id;q=0.8,en;q=0.7' },
  { cookie: 'en', leadsTo: '/en' },
  { cookie: 'en', accept: 'id', leadsTo: '/en' },
  { cookie: 'id', accept: 'en-US,en' },
  // What is no language of the site counts as no cookie.
  { cookie: 'xx' },
  { cookie: 'xx', accept: 'en-US,en', leadsTo: '/en' },
  { path: '/?utm_source=surat&a=%20b', accept: 'en', leadsTo: '/en?utm_source=surat&a=%20b' },
  // Only the home page leads elsewhere, and never away from an address with a language.
  { path: '/news', cookie: 'en', accept: 'en' },
  { path: '/en', cookie: 'id', accept: 'id' },
  { accept: 'en-US,en', userAgent: CRAWLER },
];

for (const { path = '/', accept, cookie, userAgent, leadsTo } of visits) {
  const asked = Object.entries({ accept, cookie, userAgent: userAgent && 'a crawler' })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name} ${value}`);
  test(`${path} with ${asked.join(' and ') || 'nothing said'} ${leadsTo ? `leads to ${leadsTo}` : 'stays'}`, async () => {
    // Not the browser's own client, which always says a language.
    const answer = await fetch(stack.siteUrl + path, {
      redirect: 'manual',
      headers: {
        ...(accept === undefined ? {} : { 'accept-language': accept }),
        ...(cookie === undefined ? {} : { cookie: `other=1; ${COOKIE}=${cookie}` }),
        ...(userAgent === undefined ? {} : { 'user-agent': userAgent }),
      },
    });
    expect(answer.headers.get('location')).toBe(leadsTo ?? null);
    expect(answer.status).toBe(leadsTo ? 302 : 200);
    // A redirect is one visitor's, the page is everybody's and says what it depends on.
    if (leadsTo) expect(answer.headers.get('cache-control')).toBe('no-store');
    else if (path === '/') expect(answer.headers.get('vary')).toMatch(/Cookie, Accept-Language/);
    expect(answer.headers.get('set-cookie')).toBeNull();
  });
}

for (const { start, path, kept } of [
  { start: 'en', path: '/news', kept: 'id' },
  { start: 'id', path: '/en/news', kept: 'en' },
  { start: 'xx', path: '/', kept: 'id' },
  { start: undefined, path: '/en', kept: 'en' },
]) {
  test(`the cookie ${start ?? '(none)'} becomes ${kept} on ${path}`, async ({ page, context }) => {
    if (start) await context.addCookies([{ name: COOKIE, value: start, url: stack.siteUrl }]);
    await open(page, stack.siteUrl + path);
    await expect(page).toHaveURL(stack.siteUrl + path);
    const cookies = (await context.cookies()).filter(({ name }) => name === COOKIE);
    expect(cookies).toHaveLength(1);
    expect(cookies[0]).toMatchObject({ value: kept, path: '/', sameSite: 'Lax', httpOnly: false });
    expect((Number(cookies[0]?.expires) * 1_000 - Date.now()) / 86_400_000).toBeGreaterThan(364);
    expect((Number(cookies[0]?.expires) * 1_000 - Date.now()) / 86_400_000).toBeLessThan(366);
  });
}

test.describe('a visitor whose browser speaks English', () => {
  // As a browser with a screen names itself; one without counts as a program that indexes pages.
  test.use({
    locale: 'en-GB',
    userAgent:
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  });

  test('is led to English once, and may stay in Indonesian from then on', async ({ page }) => {
    await open(page, stack.siteUrl);
    await expect(page).toHaveURL(`${stack.siteUrl}/en`);
    await page.getByRole('button', { name: /Choose language/ }).click();
    await page.getByRole('link', { name: 'Bahasa Indonesia' }).click();
    await expect(page).toHaveURL(`${stack.siteUrl}/`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'id-ID');
    await page.goto(stack.siteUrl);
    await expect(page).toHaveURL(`${stack.siteUrl}/`);
  });
});
