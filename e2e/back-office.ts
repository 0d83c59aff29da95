import type { Locale } from '@beranda/contract';
import { expect, type Locator, type Page, type Response } from '@playwright/test';
import { ADMINISTRATOR_EMAIL, ADMINISTRATOR_PASSWORD } from './administrator.ts';
import { waitForNetworkIdle } from './network-idle.ts';
import type { SharedStack, Stack } from './stack.ts';

const NAME = 'Administrator Pertama';

/** Creates the first administrator on the screen of a new back office, which signs them in. */
export async function makeAdministrator(page: Page, { cmsUrl }: Stack): Promise<void> {
  await page.goto(`${cmsUrl}/admin`);
  await page.waitForURL('**/create-first-user');
  await expect(page.locator('#field-name')).toBeVisible();
  await expect(page.locator('#field-roles')).toHaveCount(0);
  const checked = page.waitForRequest(
    (request) => request.method() === 'POST' && Boolean(request.postData()?.includes(NAME)),
  );
  await page.locator('#field-email').fill(ADMINISTRATOR_EMAIL);
  await page.locator('#field-password').fill(ADMINISTRATOR_PASSWORD);
  await page.locator('#field-confirm-password').fill(ADMINISTRATOR_PASSWORD);
  await page.locator('#field-name').fill(NAME);
  // The form validates itself on the server with a debounce. A click before that response uses stale values and reports
  // missing fields.
  await (await checked).response();
  await page.locator('button[type=submit]').click();
  await page.waitForURL((url) => url.pathname === '/admin');
  await expect(page.locator('#nav-news')).toHaveCount(1);
}

type Credentials = { email: string; password: string };

/** Signs in as the first administrator. */
export const signIn = (page: Page, stack: Stack) =>
  signInAs(page, stack, { email: ADMINISTRATOR_EMAIL, password: ADMINISTRATOR_PASSWORD });

/** Signs in by the API, which is a second faster than `signInOnScreen`. */
export async function signInAs(
  page: Page,
  { cmsUrl }: SharedStack,
  { email, password }: Credentials,
): Promise<void> {
  const response = await page.request.post(`${cmsUrl}/api/users/login`, {
    data: { email, password },
    headers: { origin: cmsUrl },
  });
  expect(response.status()).toBe(200);
}

/** Signs in with the login form. */
export async function signInOnScreen(
  page: Page,
  { cmsUrl }: SharedStack,
  { email, password }: Credentials = { email: ADMINISTRATOR_EMAIL, password: ADMINISTRATOR_PASSWORD },
): Promise<void> {
  await page.goto(`${cmsUrl}/admin/login`);
  await page.locator('#field-email').fill(email);
  await page.locator('#field-password').fill(password);
  await page.locator('button[type=submit]').click();
  await page.waitForURL((url) => url.pathname === '/admin');
}

const SAVED_WITHIN_MS = 30_000;

/**
 * Waits for the response to a manual save of an item of this collection, not to an autosave.
 * @throws Error with the text of the screen when there is none: the form may have found errors, or ask something.
 */
async function waitUntilSaved(page: Page, collection: string): Promise<Response> {
  const isSave = (response: Response) =>
    ['PATCH', 'POST'].includes(response.request().method()) &&
    new RegExp(`/api/${collection}(?:/|\\?|$)`).test(response.url()) &&
    !response.url().includes('autosave');
  try {
    return await page.waitForResponse(isSave, { timeout: SAVED_WITHIN_MS });
  } catch (error) {
    const screen = await page.locator('body').ariaSnapshot({ timeout: 5_000 }).catch(String);
    throw new Error(`No response to a save. The screen: ${screen}`, { cause: error });
  }
}

/** Clicks a button that saves an item of this collection, and waits until it is saved: from then on it is public. */
export async function saveWith(button: Locator, collection: string): Promise<void> {
  const [saved] = await Promise.all([waitUntilSaved(button.page(), collection), button.click()]);
  expect(saved.ok()).toBe(true);
}

/** Publishes in the language that is being edited. */
export async function publish(page: Page, collection: string): Promise<void> {
  const button = page.locator('#action-save');
  await expect(button).toBeEnabled();
  await saveWith(button, collection);
}

/** Searches for a news item in the list and opens it in a language. */
export async function openNewsItem(
  page: Page,
  stack: SharedStack,
  title: string,
  locale: Locale,
): Promise<void> {
  await page.goto(`${stack.cmsUrl}/admin/collections/news?locale=id&search=${encodeURIComponent(title)}`);
  const link = page.locator('table tbody tr a').first();
  await expect(link).toBeVisible();
  await page.goto(
    `${new URL(String(await link.getAttribute('href')), stack.cmsUrl).href.split('?')[0]}?locale=${locale}`,
  );
  await expect(page.locator('#field-title')).toBeVisible();
  await waitForNetworkIdle(page);
}
