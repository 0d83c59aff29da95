import type { Locale } from '@beranda/contract';
import type { Browser, Locator, Page } from '@playwright/test';
import { pictureFile } from '../apps/cms/testing/picture.ts';
import type { Administrator } from '../bench/administrator.ts';
import { makePassword } from '../bench/stack.ts';
import { expect, SLOW, test } from './test.ts';
import { blockOtherOrigins, goToScreen, openScreen, watchNetworkIdle } from './third-party-requests.ts';

const EMAIL = 'layar@bank.example';
const PASSWORD = makePassword();

let cmsUrl: string;
let siteUrl: string;

test.beforeAll(async ({ sharedStack, administrator }) => {
  ({ cmsUrl, siteUrl } = sharedStack);
  const person = { email: EMAIL, password: PASSWORD, name: 'Layar', roles: ['administrator'] };
  await administrator.addAccount(person);
});

/** Signs in with a browser context that can only reach the back office. `problems` collects blocked requests and errors. */
async function signIn(browser: Browser, language: Locale) {
  const context = await browser.newContext();
  await context.addCookies([{ name: 'payload-lng', value: language, url: cmsUrl }]);
  const problems = await blockOtherOrigins(context, { origin: cmsUrl, linked: siteUrl });
  const networkIdle = watchNetworkIdle(context);
  const page = await context.newPage();
  await openScreen(page, `${cmsUrl}/admin/login`);
  await page.locator('#field-email').fill(EMAIL);
  await page.locator('#field-password').fill(PASSWORD);
  await page.locator('button[type=submit]').click();
  await page.waitForURL((url) => url.pathname === '/admin');
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  return { networkIdle, context, page, problems };
}

type Staff = Awaited<ReturnType<typeof signIn>>;
type Rights = Record<string, Record<string, Record<string, unknown> | undefined> | undefined>;
type Rows = { docs: { id: number | string; parent?: number | string }[] };
/** Screens of the same kind share their code. */
type Screen = { kind: string; path: string };

/** The screens of a collection or global, by the language in which each is tested. */
async function screensOf(path: string, administrator: Administrator, rights: Rights) {
  const [, , kind = '', slug = ''] = path.split('/');
  const isGlobal = kind === 'globals';
  const allowed = rights[kind]?.[slug];
  const api = isGlobal ? `/api/globals/${slug}` : `/api/${slug}`;
  const rows = async (address: string) =>
    ((await administrator.call('GET', `${address}?limit=1&depth=0`)) as Rows).docs;
  const [version] = allowed?.readVersions ? await rows(`${api}/versions`) : [];
  const [item] = isGlobal || version ? [] : await rows(api);
  const id = version?.parent ?? item?.id;
  const all: Record<Locale, Screen[]> = {
    id: [{ kind: isGlobal ? 'settings' : 'list', path }],
    en: [],
  };
  const shown = isGlobal ? path : `${path}/${id}`;
  if (isGlobal || id !== undefined) all.en.push({ kind: isGlobal ? 'settings' : 'item', path: shown });
  if (allowed?.create !== undefined) all.en.push({ kind: 'new', path: `${path}/create` });
  if (version) {
    all.id.push({ kind: 'versions', path: `${shown}/versions` });
    all.en.push({ kind: 'version', path: `${shown}/versions/${version.id}` });
  }
  return all;
}

/**
 * Visits all screens in one tab: React does not render in background tabs. The first screen of each kind is loaded as a
 * document, whose inline scripts the policy must allow; the others by client-side navigation.
 */
async function visitAll({ page, networkIdle }: Staff, screens: readonly Screen[]): Promise<void> {
  const loaded = new Set<string>();
  for (const { kind, path } of screens) {
    if (loaded.has(kind)) await goToScreen(page, cmsUrl + path);
    else await openScreen(page, cmsUrl + path);
    loaded.add(kind);
    await networkIdle();
    await expect(
      page.locator(':is(h1, h2, .doc-header):visible').first(),
      `${path} has a heading`,
    ).toBeVisible();
    await expect(page.locator('.not-found'), `${path} is there`).toHaveCount(0);
  }
}

test('every screen works without third-party requests', SLOW, async ({ administrator, browser }) => {
  test.setTimeout(300_000);
  const [indonesian, english] = [await signIn(browser, 'id'), await signIn(browser, 'en')];
  const links = await indonesian.page
    .locator('nav a:is([href^="/admin/collections/"], [href^="/admin/globals/"])')
    .evaluateAll((all) => all.map((link) => String(link.getAttribute('href'))));
  expect(links.length).toBeGreaterThan(30);
  const rights = (await administrator.call('GET', '/api/access')) as Rights;
  const others = [
    '/admin',
    '/admin/account',
    '/admin/market',
    '/admin/service-desk',
    '/admin/search-statistics',
    '/admin/page-feedback',
  ].map((path): Screen => ({ kind: path, path }));
  const screens: Record<Locale, Screen[]> = { id: [...others], en: [...others] };
  for (const link of new Set(links)) {
    const found = await screensOf(link, administrator, rights);
    for (const language of ['id', 'en'] as const) screens[language].push(...found[language]);
  }
  await Promise.all([visitAll(indonesian, screens.id), visitAll(english, screens.en)]);
  for (const { context } of [indonesian, english]) await context.close();
  expect([...new Set([...indonesian.problems, ...english.problems])]).toEqual([]);
});

const positionOf = (place: Locator) => place.evaluate((node) => getComputedStyle(node).position);

/** The editor is notified of a selection by an event after the click; before that its toolbar has nothing to link. */
async function selectionHandled(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => String(getSelection()))).not.toBe('');
  await page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}

test('dialogs, toasts, editors and previews work without third-party requests', async ({
  administrator,
  browser,
}) => {
  test.setTimeout(180_000);
  const { context, page, problems } = await signIn(browser, 'id');

  await openScreen(page, `${cmsUrl}/admin/collections/redirects`);
  await page.getByText('Impor dari berkas CSV').click();
  await page.locator('.import-panel input[type=file]').setInputFiles({
    name: 'pengalihan.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('from,to,status\r\n/alamat-lama-layar,/news,301\r\n'),
  });
  await expect(page.getByText('Berkas ini dapat diimpor.')).toBeVisible();

  await openScreen(page, `${cmsUrl}/admin/collections/media/create`);
  const { data, mimetype, name } = await pictureFile('layar');
  await page.locator('input[type=file]').first().setInputFiles({ name, mimeType: mimetype, buffer: data });
  await expect
    .poll(() =>
      page
        .locator('.file-field img')
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0);
  await page.locator('#field-alt').fill('Layar');
  await page.locator('#action-save').click();
  // The styles of toasts and selects are injected by scripts.
  await expect(page.locator('.toast-success')).toBeVisible();
  expect(await positionOf(page.locator('[data-sonner-toaster]'))).toBe('fixed');

  // The oldest, of the seed: other journeys create items without a text.
  const { docs } = (await administrator.call('GET', '/api/news?limit=1&depth=0&sort=createdAt')) as Rows;
  // Another journey of the same stack may have had it open.
  await page.addLocatorHandler(page.locator('#document-locked-take-over'), (takeOver) => takeOver.click());
  await openScreen(page, `${cmsUrl}/admin/collections/news/${docs[0]?.id}?locale=id`);
  await page.locator('.rs__control').first().click();
  await expect(page.locator('.rs__menu')).toBeVisible();
  expect(await positionOf(page.locator('.rs__menu'))).toBe('absolute');
  await page.keyboard.press('Escape');
  await page.locator('.react-datepicker__input-container input').first().click();
  await expect(page.locator('.react-datepicker__month')).toBeVisible();
  await page.keyboard.press('Escape');

  const text = page.locator('[data-lexical-editor]').first();
  await text.locator('p').first().dblclick();
  await selectionHandled(page);
  await page.locator('.fixed-toolbar [data-button-key=link]').first().click();
  await expect(page.locator('.lexical-link-edit-drawer')).toBeVisible();
  await page.keyboard.press('Escape');

  const preview = context.waitForEvent('page');
  await page.locator('#preview-button').click();
  const opened = await preview;
  await expect(opened.getByText('The public site')).toBeVisible();
  expect(new URL(opened.url()).origin).toBe(siteUrl);
  await opened.close();
  await context.close();
  expect([...new Set(problems)]).toEqual([]);
});
