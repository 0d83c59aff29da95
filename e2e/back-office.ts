import { expect, type Page } from '@playwright/test';
import { EMAIL, PASSWORD } from './administrator.ts';
import type { SharedStack, Stack } from './stack.ts';

const NAME = 'Administrator Pertama';

/** Makes the first administrator on the screen that a new back office opens with. */
export async function makeAdministrator(page: Page, { cmsUrl }: Stack): Promise<void> {
  await page.goto(`${cmsUrl}/admin`);
  await page.waitForURL('**/create-first-user');
  const checked = page.waitForRequest(
    (request) => request.method() === 'POST' && Boolean(request.postData()?.includes(NAME)),
  );
  await page.locator('#field-email').fill(EMAIL);
  await page.locator('#field-password').fill(PASSWORD);
  await page.locator('#field-confirm-password').fill(PASSWORD);
  await page.locator('#field-name').fill(NAME);
  // The form has itself checked a moment after the last letter. Pressed before that, faster than people are, its
  // button judges by what was there earlier and asks for the rest.
  await (await checked).response();
  await page.locator('button[type=submit]').click();
  await page.waitForURL('**/login**');
}

type Credentials = { email: string; password: string };

/** Signs in who was made on the first screen. */
export const signIn = (page: Page, stack: Stack) =>
  signInAs(page, stack, { email: EMAIL, password: PASSWORD });

/** Signs somebody in who has an account, without the screen for it, on which `signInOnScreen` takes a second. */
export async function signInAs(
  page: Page,
  { cmsUrl }: SharedStack,
  { email, password }: Credentials,
): Promise<void> {
  const answer = await page.request.post(`${cmsUrl}/api/users/login`, {
    data: { email, password },
    headers: { origin: cmsUrl },
  });
  expect(answer.status()).toBe(200);
}

/** Signs in as a person does. */
export async function signInOnScreen(
  page: Page,
  { cmsUrl }: SharedStack,
  { email, password }: Credentials = { email: EMAIL, password: PASSWORD },
): Promise<void> {
  await page.goto(`${cmsUrl}/admin/login`);
  await page.locator('#field-email').fill(email);
  await page.locator('#field-password').fill(password);
  await page.locator('button[type=submit]').click();
  await page.waitForURL((url) => url.pathname === '/admin');
}

/** Waits until a save by hand of an item of this collection has been answered. */
function savedBy(page: Page, collection: string) {
  return page.waitForResponse(
    (response) =>
      ['PATCH', 'POST'].includes(response.request().method()) &&
      new RegExp(`/api/${collection}(?:/|\\?|$)`).test(response.url()) &&
      !response.url().includes('autosave'),
  );
}

/** Presses the button that publishes in the language that is being edited. */
export async function publish(page: Page, collection: string): Promise<void> {
  const button = page.locator('#action-save');
  await expect(button).toBeEnabled();
  const saved = savedBy(page, collection);
  await button.click();
  expect((await saved).ok()).toBe(true);
}

/** Opens a news item in a language, as an editor finds it: by searching the list. */
export async function openNewsItem(
  page: Page,
  stack: SharedStack,
  title: string,
  locale: 'id' | 'en',
): Promise<void> {
  await page.goto(`${stack.cmsUrl}/admin/collections/news?locale=id&search=${encodeURIComponent(title)}`);
  const link = page.locator('table tbody tr a').first();
  await expect(link).toBeVisible();
  await page.goto(
    `${new URL(String(await link.getAttribute('href')), stack.cmsUrl).href.split('?')[0]}?locale=${locale}`,
  );
  await expect(page.locator('#field-title')).toBeVisible();
  await page.waitForLoadState('networkidle');
}
