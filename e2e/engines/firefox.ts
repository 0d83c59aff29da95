import puppeteer from 'puppeteer-core';
import type { Driver } from './driver.ts';

/** Starts a stock Firefox, without a window, through WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<Driver> {
  const firefox = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: { width: 1280, height: 800 },
  });
  // The page that is open at first never has the focus, and its elements get no focus events.
  const page = await firefox.newPage();
  return {
    click: (selector) => page.click(selector),
    evaluate: (expression) => page.evaluate(expression),
    close: () => firefox.close(),
  };
}
