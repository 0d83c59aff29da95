import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ensureChromium } from '../scripts/testing/chromium.mjs';
import type { Gap, Result } from './report.ts';
import type { Stack } from './stack.ts';
import { getMedian } from './statistics.ts';

/** Fetched when it is asked for: it is larger than everything else that Beranda installs, and nothing else needs it. */
const LIGHTHOUSE = 'lighthouse@13.5.0';

/** Less than this in any category is a defect; 100 is the aim. */
const LEAST_SCORE = 95;
const ROUNDS = 3;

const PAGES = [
  { path: '/', language: 'id' },
  { path: '/news', language: 'id' },
  { path: '/en', language: 'en' },
];

type Report = { categories: Record<string, { title: string; score: number | null }> };

async function auditPage(url: string, language: string, signal: AbortSignal): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      url,
      '--output=json',
      '--quiet',
      `--extra-headers=${JSON.stringify({ 'Accept-Language': language })}`,
      '--only-categories=performance,accessibility,best-practices,seo',
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-background-networking --no-first-run',
    ],
    { signal, maxBuffer: 64 * 1024 * 1024 },
  );
  return JSON.parse(stdout) as Report;
}

/** Lighthouse's mobile profile: the lowest of the four scores of each page, each the median of three rounds. */
export async function measureLighthouse(stack: Stack, signal: AbortSignal): Promise<Result[]> {
  process.env.CHROME_PATH ??= await ensureChromium(signal);
  const results: Result[] = [];
  for (const { path, language } of PAGES) {
    const name = `Lighthouse, mobile, ${path}`;
    const rounds: Report[] = [];
    try {
      for (let round = 0; round < ROUNDS; round++)
        rounds.push(await auditPage(stack.siteUrl + path, language, signal));
    } catch (error) {
      signal.throwIfAborted();
      const gap: Gap = { name, missing: error instanceof Error ? error.message : String(error) };
      return [...results, gap];
    }
    const scores = Object.entries(rounds[0]?.categories ?? {}).map(([id, { title }]) => ({
      title,
      score: getMedian(rounds.map(({ categories }) => Math.round((categories[id]?.score ?? 0) * 100))),
    }));
    results.push({
      name,
      value: Math.min(...scores.map(({ score }) => score)),
      unit: 'points',
      bar: { atLeast: LEAST_SCORE },
      note: scores.map(({ title, score }) => `${title} ${score}`).join(', '),
      details: scores,
    });
  }
  return results;
}
