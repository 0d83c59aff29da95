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
  { path: '/nab', language: 'id' },
  { path: '/exchange-rate', language: 'id' },
];

type Audit = { title: string; score: number | null; displayValue?: string };
type Category = { title: string; score: number | null; auditRefs: { id: string; weight: number }[] };
type Report = { categories: Record<string, Category>; audits: Record<string, Audit> };

/** What a page lost points for, with what was measured: `Largest Contentful Paint 2.1 s (93)`. */
function lossesOf({ categories, audits }: Report): string[] {
  const counted = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => audits[id]),
  );
  return counted.flatMap((audit) =>
    audit && audit.score !== null && audit.score < 1
      ? [`${audit.title} ${audit.displayValue ?? ''} (${Math.round(audit.score * 100)})`]
      : [],
  );
}

const pointsOf = ({ categories }: Report, id: string) => Math.round((categories[id]?.score ?? 0) * 100);

type Throttling = 'simulate' | 'devtools';

/** Where the slow network is only computed, code of low importance counts against what is seen; so it is slowed too. */
async function auditPage(
  url: string,
  language: string,
  throttling: Throttling,
  signal: AbortSignal,
): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      url,
      '--output=json',
      '--quiet',
      `--throttling-method=${throttling}`,
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
    let slowed: Report;
    // Lighthouse itself asks for another try where it did not get its trace.
    const audit = (throttling: Throttling) => {
      const once = () => auditPage(stack.siteUrl + path, language, throttling, signal);
      return once().catch((error: unknown) => {
        signal.throwIfAborted();
        if (!String(error).includes('run Lighthouse again')) throw error;
        return once();
      });
    };
    try {
      for (let round = 0; round < ROUNDS; round++) rounds.push(await audit('simulate'));
      slowed = await audit('devtools');
    } catch (error) {
      signal.throwIfAborted();
      const gap: Gap = { name, missing: error instanceof Error ? error.message : String(error) };
      return [...results, gap];
    }
    const scores = Object.entries(rounds[0]?.categories ?? {}).map(([id, { title }]) => ({
      title,
      score: getMedian(rounds.map((round) => pointsOf(round, id))),
    }));
    results.push({
      name,
      value: Math.min(...scores.map(({ score }) => score)),
      unit: 'points',
      bar: { atLeast: LEAST_SCORE },
      note: `${scores.map(({ title, score }) => `${title} ${score}`).join(', ')}; Performance ${pointsOf(slowed, 'performance')} on a network that is slow in fact`,
      details: [
        ...scores,
        ...rounds.map((round) => ({ lost: lossesOf(round) })),
        { lostOnSlowedNetwork: lossesOf(slowed) },
      ],
    });
  }
  return results;
}
