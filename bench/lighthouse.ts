import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Locale } from '@beranda/contract';
import { ensureChromium } from '../scripts/testing/chromium.mjs';
import type { Gap, Result } from './report.ts';
import type { Stack } from './stack.ts';
import { getMedian } from './statistics.ts';

/** Fetched when it is asked for: it is larger than everything else that Beranda installs, and nothing else needs it. */
const LIGHTHOUSE = 'lighthouse@13.5.0';

/** Less than this in any category is a defect; 100 is the aim. */
const LEAST_SCORE = 95;
const ROUNDS = 3;
/** Lighthouse itself asks for another try where it did not get its trace. */
const TRIES = 3;

type AuditedPage = { path: string; language: Locale };

/** Those that most people open, audited most thoroughly. */
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

/** Audits pages of a site. */
async function createAuditor(siteUrl: string, signal: AbortSignal): Promise<PageAudit> {
  process.env.CHROME_PATH ??= await ensureChromium(signal);
  return async ({ path, language }, throttling) => {
    for (let left = TRIES - 1; ; left--) {
      try {
        return await auditPage(siteUrl + path, language, throttling, signal);
      } catch (error) {
        signal.throwIfAborted();
        if (left === 0 || !String(error).includes('run Lighthouse again')) throw error;
      }
    }
  };
}

/** What stands in the report for a page that could not be audited; of the others it is no reason not to be. */
function gapOf(name: string, error: unknown): Gap {
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
const inWords = (scores: readonly Score[]) =>
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
      return [...results, gapOf(name, error)];
    }
    const scores = scoresOf(rounds);
    results.push({
      name,
      value: lowestOf(scores),
      unit: 'points',
      bar: { atLeast: LEAST_SCORE },
      note: `${inWords(scores)}; Performance ${pointsOf(slowed, 'performance')} on a network that is slow in fact`,
      details: [
        ...scores,
        ...rounds.map((round) => ({ lost: lossesOf(round) })),
        { lostOnSlowedNetwork: lossesOf(slowed) },
      ],
    });
  }
  return results;
}

/**
 * Every page of the sitemap, and of each kind of item the one that stands there first, in both languages: one round,
 * and for a page below the bar two more.
 */
export async function measureEveryLighthouse(stack: Stack, signal: AbortSignal): Promise<Result[]> {
  const audit = await createAuditor(stack.siteUrl, signal);
  const results: Result[] = [];
  for (const page of await listEveryKind(stack.siteUrl)) {
    const name = `Lighthouse, mobile, ${page.path}`;
    const rounds: Report[] = [];
    try {
      rounds.push(await audit(page, 'simulate'));
      if (lowestOf(scoresOf(rounds)) < LEAST_SCORE)
        while (rounds.length < ROUNDS) rounds.push(await audit(page, 'simulate'));
    } catch (error) {
      signal.throwIfAborted();
      console.log(`  ${page.path}: not audited`);
      results.push(gapOf(name, error));
      continue;
    }
    const scores = scoresOf(rounds);
    const lost = rounds.map(lossesOf);
    console.log(`  ${page.path}: ${inWords(scores)}${lost[0]?.length ? ` (${lost[0].join('; ')})` : ''}`);
    results.push({
      name,
      value: lowestOf(scores),
      unit: 'points',
      bar: { atLeast: LEAST_SCORE },
      note: inWords(scores),
      details: [...scores, { lost }],
    });
  }
  return results;
}

/** Pages of the sitemap, and the first item of each of its other files in its first two languages. */
async function listEveryKind(siteUrl: string): Promise<AuditedPage[]> {
  const pathsIn = async (file: string) => {
    const xml = await (await fetch(new URL(file, siteUrl))).text();
    return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  };
  const files = await pathsIn('/sitemap.xml');
  const paths: string[] = [];
  for (const file of files) {
    const found = await pathsIn(file);
    const isOfItems = !file.endsWith('/pages.xml');
    paths.push(...(isOfItems ? found.slice(0, 2) : found));
  }
  const languageOf = (path: string) => (path === '/en' || path.startsWith('/en/') ? 'en' : 'id');
  return paths.map((path) => ({ path, language: languageOf(path) }));
}
