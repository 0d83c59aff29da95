import { FUND_PAGES, listPages } from './pages.ts';
import type { Result } from './report.ts';
import type { Stack } from './stack.ts';

const RENDERS = 200;

/** Renders pages by the internal port of the site, without page cache and content calls. */
export async function measureRenderTime(stack: Stack): Promise<Result[]> {
  return [
    await slowestOf('page not yet rendered, median', await listPages(stack.siteUrl), 5, stack),
    await slowestOf('fund values not yet rendered, median', FUND_PAGES, 20, stack),
  ];
}

async function slowestOf(name: string, paths: string[], atMost: number, stack: Stack): Promise<Result> {
  const pages: { page: string; medianMs: number; p95Ms: number }[] = [];
  for (const page of paths) {
    const query = new URLSearchParams({ path: page, count: String(RENDERS) });
    const response = await fetch(new URL(`/bench/render?${query}`, stack.internalUrl));
    if (!response.ok)
      throw new Error(`Rendering ${page} responded with ${response.status}: ${await response.text()}`);
    pages.push({ page, ...((await response.json()) as { medianMs: number; p95Ms: number }) });
  }
  const slowest = pages.reduce((a, b) => (a.medianMs >= b.medianMs ? a : b));
  return {
    name,
    value: slowest.medianMs,
    unit: 'ms',
    threshold: { atMost },
    note: `slowest: ${slowest.page}, 95 % within ${slowest.p95Ms.toFixed(2)} ms`,
    details: pages,
  };
}
