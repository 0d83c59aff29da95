import type { Page } from '@playwright/test';
import type { Administrator } from '../bench/administrator.ts';
import { waitForNetworkIdle } from './network-idle.ts';
import type { SharedStack } from './stack.ts';

/** Parts of the back office's form of an item. */

/** The line that says whether the form is saved. */
export const saveState = (page: Page) => page.locator('.save-state');
export const title = (page: Page) => page.locator('#field-title');
export const dialog = (page: Page) => page.locator('dialog.editing-dialog');
export const dialogButton = (page: Page, name: string) => dialog(page).getByRole('button', { name });

/** The response to the next successful save of what is at an API path. */
export const savedBy = (page: Page, path: string) =>
  page.waitForResponse(
    (response) => response.url().includes(path) && response.request().method() === 'PATCH' && response.ok(),
  );

type News = { title?: string | null; summary?: string | null };

/** The newest version of a news item in Indonesian. */
export const newsDraft = async (administrator: Administrator, id: string | number) =>
  (await administrator.call('GET', `/api/news/${id}?draft=true&depth=0&locale=id`)) as News;

/**
 * A save of a colleague, despite the edit lock.
 * @param address path below `/api/` with its query, up to and including the last `?` or `&`.
 */
export const saveAsColleague = (administrator: Administrator, address: string, fields: object) =>
  administrator.call('PATCH', `/api/${address}overrideLock=true&locale=id`, fields);

/** Creates a news item with a title and waits until it is stored. @returns its id. */
export async function createNews(page: Page, { cmsUrl }: SharedStack, text: string): Promise<string> {
  await page.goto(`${cmsUrl}/admin/collections/news/create?locale=id`);
  await title(page).fill(text);
  await page.waitForURL(/\/news\/\d+/);
  await waitForNetworkIdle(page);
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}
