import type { Page } from '@playwright/test';

/** A form of the back office loads its state within a few seconds, also on a busy machine. */
const IDLE_WITHIN_MS = 20_000;

/**
 * Waits until a page has had no requests for half a second, such as those by which a form loads its state. A timeout is no
 * failure: Playwright goes on counting a request whose end it has missed.
 */
export async function waitForNetworkIdle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: IDLE_WITHIN_MS }).catch(() => {});
}
