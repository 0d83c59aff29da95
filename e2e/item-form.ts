import type { Page } from '@playwright/test';
import { waitForNetworkIdle } from './network-idle.ts';
import type { SharedStack } from './stack.ts';

/** Parts of the back office's form of an item. */

/** The line that says whether the form is saved. */
export const saveState = (page: Page) => page.locator('.save-state');
export const title = (page: Page) => page.locator('#field-title');
export const dialog = (page: Page) => page.locator('dialog.editing-dialog');

/** Creates a news item with a title and waits until it is stored. @returns its id. */
export async function createNews(page: Page, { cmsUrl }: SharedStack, text: string): Promise<string> {
  await page.goto(`${cmsUrl}/admin/collections/news/create?locale=id`);
  await title(page).fill(text);
  await page.waitForURL(/\/news\/\d+/);
  await waitForNetworkIdle(page);
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}
