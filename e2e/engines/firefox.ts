import puppeteer from 'puppeteer-core';
import type { Driver } from './driver.ts';

/** Starts headless Firefox through WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<Driver> {
  const firefox = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: { width: 1280, height: 800 },
  });
  // The initial page never gets the focus, so its elements get no focus events.
  const page = await firefox.newPage();
  return {
    click: (selector) => page.click(selector),
    evaluate: (expression) => page.evaluate(expression),
    close: () => firefox.close(),
  };
}
