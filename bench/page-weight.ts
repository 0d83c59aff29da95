import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SCRIPT_BUDGET, weighScripts } from '../apps/site/script-weight.ts';
import { ROOT } from '../scripts/lib/paths.mjs';
import { measureFirstScreen } from './first-screen.ts';
import { FUND_PAGES, listPages } from './pages.ts';
import type { Result } from './report.ts';
import { listScripts } from './scripts-of-page.ts';
import type { Stack } from './stack.ts';

const CLIENT_FILES = join(ROOT, 'apps/site/dist/client');

export async function measurePageWeight(stack: Stack, signal: AbortSignal): Promise<Result[]> {
  return [await measureScripts(stack.siteUrl), ...(await measureFirstScreen(stack.siteUrl, signal))];
}

async function measureScripts(siteUrl: string): Promise<Result> {
  const pages: { page: string; bytes: number; files: string[] }[] = [];
  for (const page of [...(await listPages(siteUrl)), ...FUND_PAGES.slice(0, 1)]) {
    const html = await (await fetch(new URL(page, siteUrl))).text();
    const files = await listScripts(html, (path) => readFileSync(join(CLIENT_FILES, path), 'utf8'));
    const bytes = weighScripts(CLIENT_FILES, files);
    pages.push({ page, bytes, files });
  }
  const heaviest = pages.reduce((a, b) => (a.bytes >= b.bytes ? a : b));
  return {
    name: 'JavaScript on first load, brotli',
    value: heaviest.bytes,
    unit: 'bytes',
    threshold: { atMost: SCRIPT_BUDGET },
    note: `most: ${heaviest.page}, ${heaviest.files.length} files`,
    details: pages,
  };
}
