import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type Locale, localeOf } from '@beranda/contract';
import { ensureChromium } from '../scripts/testing/chromium.mjs';
import type { NotMeasured, Result } from './report.ts';
import type { Stack } from './stack.ts';
import { getMedian } from './statistics.ts';

/** Fetched by npx on demand: it is larger than all other dependencies together. */
const LIGHTHOUSE = 'lighthouse@13.5.0';

/** Threshold for every category. */
const MIN_SCORE = 97;
const ROUNDS = 3;
/** Lighthouse requests a retry if recording its trace failed. */
const TRIES = 3;

type AuditedPage = { path: string; language: Locale };

/** The most visited pages. */
const PAGES: AuditedPage[] = [
  { path: '/', language: 'id' },
  { path: '/news', language: 'id' },
  { path: '/en', language: 'en' },
  { path: '/nab', language: 'id' },
  { path: '/exchange-rate', language: 'id' },
];

type Audit = { title: string; score: number | null; displayValue?: string };
type Category = { title: string; score: number | null; auditRefs: { id: string; weight: number }[] };
type Report = { categories: Record<string, Category>; audits: Record<string, Audit> };

/** The audits with a score below 100, such as `Largest Contentful Paint 2.1 s (93)`. */
function imperfectAuditsOf({ categories, audits }: Report): string[] {
  const weightedAudits = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => audits[id]),
  );
  return weightedAudits.flatMap((audit) =>
    audit && audit.score !== null && audit.score < 1
      ? [`${audit.title} ${audit.displayValue ?? ''} (${Math.round(audit.score * 100)})`]
      : [],
  );
}

const pointsOf = ({ categories }: Report, id: string) => Math.round((categories[id]?.score ?? 0) * 100);

type Throttling = 'simulate' | 'devtools';

/** `simulate` estimates a slow network, and counts low-priority scripts against LCP; `devtools` throttles it. */
async function auditPage(
  url: string,
  language: Locale,
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

type PageAudit = (path: AuditedPage, throttling: Throttling) => Promise<Report>;

/** Creates a function that audits a page, with retries. */
async function createAuditor(siteUrl: string, signal: AbortSignal): Promise<PageAudit> {
  process.env.CHROME_PATH ??= await ensureChromium(signal);
  return async ({ path, language }, throttling) => {
    for (let triesLeft = TRIES - 1; ; triesLeft--) {
      try {
        return await auditPage(siteUrl + path, language, throttling, signal);
      } catch (error) {
        signal.throwIfAborted();
        if (triesLeft === 0 || !String(error).includes('run Lighthouse again')) throw error;
      }
    }
  };
}

/** The result for a page that could not be audited; it does not stop the others. */
function notMeasuredResult(name: string, error: unknown): NotMeasured {
  return { name, missing: error instanceof Error ? error.message : String(error) };
}

type Score = { title: string; score: number };

/** The four scores, each the median of the rounds. */
function scoresOf(rounds: readonly Report[]): Score[] {
  return Object.entries(rounds[0]?.categories ?? {}).map(([id, { title }]) => ({
    title,
    score: getMedian(rounds.map((round) => pointsOf(round, id))),
  }));
}

const lowestOf = (scores: readonly Score[]) => Math.min(...scores.map(({ score }) => score));
const formatScores = (scores: readonly Score[]) =>
  scores.map(({ title, score }) => `${title} ${score}`).join(', ');

/** Lighthouse's mobile profile: the lowest of the four scores of each page, each the median of three rounds. */
export async function measureLighthouse(stack: Stack, signal: AbortSignal): Promise<Result[]> {
  const audit = await createAuditor(stack.siteUrl, signal);
  const results: Result[] = [];
  for (const page of PAGES) {
    const name = `Lighthouse, mobile, ${page.path}`;
    const rounds: Report[] = [];
    let slowed: Report;
    try {
      for (let round = 0; round < ROUNDS; round++) rounds.push(await audit(page, 'simulate'));
      slowed = await audit(page, 'devtools');
    } catch (error) {
      signal.throwIfAborted();
      return [...results, notMeasuredResult(name, error)];
    }
    const scores = scoresOf(rounds);
    results.push({
      name,
      value: lowestOf(scores),
      unit: 'points',
      threshold: { atLeast: MIN_SCORE },
      note: `${formatScores(scores)}; Performance ${pointsOf(slowed, 'performance')} on a throttled network`,
      details: [
        ...scores,
        ...rounds.map((round) => ({ lost: imperfectAuditsOf(round) })),
        { lostOnSlowedNetwork: imperfectAuditsOf(slowed) },
      ],
    });
  }
  return results;
}

/**
 * Audits every static page of the sitemap, and the first item of each collection, in both languages: one round, and two
 * more for a page below the threshold.
 */
export async function measureEveryLighthouse(stack: Stack, signal: AbortSignal): Promise<Result[]> {
  const audit = await createAuditor(stack.siteUrl, signal);
  const results: Result[] = [];
  for (const page of await listSamplePages(stack.siteUrl)) {
    const name = `Lighthouse, mobile, ${page.path}`;
    const rounds: Report[] = [];
    try {
      rounds.push(await audit(page, 'simulate'));
      if (lowestOf(scoresOf(rounds)) < MIN_SCORE)
        while (rounds.length < ROUNDS) rounds.push(await audit(page, 'simulate'));
    } catch (error) {
      signal.throwIfAborted();
      console.log(`  ${page.path}: not audited`);
      results.push(notMeasuredResult(name, error));
      continue;
    }
    const scores = scoresOf(rounds);
    const lostPoints = rounds.map(imperfectAuditsOf);
    console.log(
      `  ${page.path}: ${formatScores(scores)}${lostPoints[0]?.length ? ` (${lostPoints[0].join('; ')})` : ''}`,
    );
    results.push({
      name,
      value: lowestOf(scores),
      unit: 'points',
      threshold: { atLeast: MIN_SCORE },
      note: formatScores(scores),
      details: [...scores, { lost: lostPoints }],
    });
  }
  return results;
}

/** The static pages of the sitemap, and the first item of each of its other files in both languages. */
async function listSamplePages(siteUrl: string): Promise<AuditedPage[]> {
  const pathsIn = async (file: string) => {
    const xml = await (await fetch(new URL(file, siteUrl))).text();
    return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  };
  const files = await pathsIn('/sitemap.xml');
  const paths: string[] = [];
  for (const file of files) {
    const itemPaths = await pathsIn(file);
    const isOfItems = !file.endsWith('/pages.xml');
    paths.push(...(isOfItems ? itemPaths.slice(0, 2) : itemPaths));
  }
  return paths.map((path) => ({ path, language: localeOf(path) }));
}
