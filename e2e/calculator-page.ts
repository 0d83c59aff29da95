import type { Browser, Page } from '@playwright/test';
import { open, waitUntilHydrated } from './requests.ts';

export const LOAN_PATH = '/calculators/loan';
/** Calculated by hand: 120,000,000 at 10 % over a year, flat. */
export const FLAT_LOAN_QUERY = '?product=multiguna&principal=120000000&years=1&rate=10&system=flat';

export const calculatorResult = (page: Page) =>
  page.getByRole('region', { name: /^(Hasil simulasi|Result)$/ });
export const mainFigure = (page: Page) => page.locator('.main-figure');
export const calculatorField = (page: Page, name: string) => page.getByLabel(name, { exact: true });

/** Opens a calculator, focuses a field, and waits for the hydration that this starts. */
export async function openCalculator(page: Page, url: string, first: string): Promise<void> {
  await open(page, url);
  await calculatorField(page, first).focus();
  await waitUntilHydrated(calculatorField(page, first));
}

export async function withoutScript(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'id-ID' });
  return context.newPage();
}
