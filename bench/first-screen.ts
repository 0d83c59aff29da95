import { ensureChromium } from '../scripts/testing/chromium.mjs';
import type { Gap, Result } from './report.ts';

const BAR_BYTES = 200_000;

const SCREENS = [
  { name: 'phone', viewport: { width: 360, height: 740 }, deviceScaleFactor: 3, isMobile: true },
  { name: 'desktop', viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1, isMobile: false },
];

type Loaded = { address: string; bytes: number };

/** What the home page's first screen needs besides scripts, over the wire, as Chromium loads it. */
export async function measureFirstScreen(siteUrl: string, signal: AbortSignal): Promise<Result[]> {
  let executablePath: string;
  try {
    executablePath = await ensureChromium(signal);
  } catch (error) {
    signal.throwIfAborted();
    return SCREENS.map(({ name }): Gap => ({ name: title(name), missing: String(error) }));
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
        bar: { atMost: BAR_BYTES },
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
 * Runs in the browser: the document, style sheets, fonts, and pictures of which a part is in view; everything that a
 * style sheet loads and every drawing that is shown by reference counts as in view.
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
