import { ensureChromium } from '../scripts/testing/chromium.mjs';
import type { NotMeasured, Result } from './report.ts';

const BUDGET_BYTES = 200_000;

const SCREENS = [
  { name: 'phone', viewport: { width: 360, height: 740 }, deviceScaleFactor: 3, isMobile: true },
  { name: 'desktop', viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1, isMobile: false },
];

type Loaded = { address: string; bytes: number };

/** The bytes over the wire that the first screen of the home page loads in Chromium, without scripts. */
export async function measureFirstScreen(siteUrl: string, signal: AbortSignal): Promise<Result[]> {
  let executablePath: string;
  try {
    executablePath = await ensureChromium(signal);
  } catch (error) {
    signal.throwIfAborted();
    return SCREENS.map(({ name }): NotMeasured => ({ name: title(name), missing: String(error) }));
  }
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const results: Result[] = [];
    for (const { name, ...screen } of SCREENS) {
      const page = await browser.newPage(screen);
      await page.goto(new URL('/', siteUrl).href, { waitUntil: 'networkidle' });
      const loaded = await page.evaluate(listFirstScreenLoads);
      results.push({
        name: title(name),
        value: loaded.reduce((sum, { bytes }) => sum + bytes, 0),
        unit: 'bytes',
        threshold: { atMost: BUDGET_BYTES },
        note: `${loaded.length} files`,
        details: loaded,
      });
      await page.close();
    }
    return results;
  } finally {
    await browser.close();
  }
}

function title(screen: string): string {
  return `home page's first screen, ${screen}`;
}

/**
 * Runs in the browser. Counts the document, style sheets, fonts, and pictures that are partly in the viewport; files
 * loaded by style sheets and SVG `<use>` always count.
 */
function listFirstScreenLoads(): Loaded[] {
  const inView = new Set(
    [...document.querySelectorAll<HTMLImageElement>('img')]
      .filter((image) => {
        const box = image.getBoundingClientRect();
        return box.top < innerHeight && box.bottom > 0 && box.left < innerWidth && box.right > 0;
      })
      .map((image) => image.currentSrc),
  );
  const entries = performance.getEntries() as PerformanceEntry[];
  return entries
    .filter((entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming)
    .filter(({ initiatorType, name }) => {
      switch (initiatorType) {
        case 'navigation':
        case 'css':
        case 'use':
          return true;
        case 'link':
          return /\.(css|woff2?)(\?|$)/.test(name) || inView.has(name);
        case 'img':
          return inView.has(name);
        default:
          return false;
      }
    })
    .map((entry) => ({ address: new URL(entry.name).pathname, bytes: entry.encodedBodySize }));
}
