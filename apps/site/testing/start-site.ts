import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ServerEntry } from '#server/pages/server-entry.ts';
import { parseEnv } from '../server/env.ts';
import { createSite, type Site, type SiteOptions } from '../server/site.ts';
import * as builtEntry from '../src/entry.server.tsx';
import { createBuiltFiles, SCRIPT } from './built-files.ts';

/** Polls more often than in production (one second): most tests wait for a change to show. */
const TAG_VERSION_INTERVAL_MS = 100;

/** The cookie secret of all sites of the tests. */
export const COOKIE_SECRET = 'cookie-secret-for-tests-only-0123456789';

export type StartSiteOptions = {
  cmsUrl: string;
  serviceKey: string;
  /** A temporary folder, removed on stop, unless given. */
  dataDir?: string;
  env?: Record<string, string>;
  stalledMs?: SiteOptions['stalledMs'];
  /** Replaces parts of the rendering code, for tests of errors. */
  entry?: Partial<ServerEntry>;
  routeRules?: SiteOptions['routeRules'];
};

export type RunningSite = {
  /** Without trailing slash; also the site's public origin. */
  url: string;
  site: Site;
  /** Everything that the site logged, line by line. */
  log: string[];
  get(target: string, headers?: Record<string, string>): Promise<Response>;
  stop: Site['stop'];
};

/** A free port. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== 'object' || !address) throw new Error('no port');
  return address.port;
}

/**
 * The real public server on a free port of loopback, rendering from source. It serves files like a built site; only the
 * browser's script is a stub.
 */
export async function startSite(options: StartSiteOptions): Promise<RunningSite> {
  const temporary = await mkdtemp(path.join(tmpdir(), 'beranda-site-'));
  const dataDir = options.dataDir ?? path.join(temporary, 'data');
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const log: string[] = [];
  const site = await createSite({
    env: parseEnv({
      NODE_ENV: 'test',
      SITE_URL: url,
      SITE_PORT: String(port),
      CMS_URL: options.cmsUrl,
      DATA_DIR: dataDir,
      SERVICE_KEY: options.serviceKey,
      COOKIE_SECRET,
      FORM_RATE_PER_MINUTE: '1000',
      FORM_MIN_SECONDS: '0',
      FORM_SAME_TEXT_PER_HOUR: '1000',
      CAPTCHA_DIFFICULTY: '2',
      CAPTCHA_QUESTION_RATE_PER_HOUR: '1000',
      CAPTCHA_QUESTION_TOTAL_PER_HOUR: '1000',
      RECOMPRESS_PAGES: 'off',
      ...options.env,
    }),
    build: { id: 'test-build', timestamp: 0 },
    entry: async () => ({ ...builtEntry, ...options.entry }),
    assetsOf: () => ({
      script: SCRIPT,
      styles: ['/assets/site.css'],
      font: '/assets/font.woff2',
      modules: [],
    }),
    clientDirectory: await createBuiltFiles(temporary),
    tagVersionIntervalMs: TAG_VERSION_INTERVAL_MS,
    logStream: { write: (line) => void log.push(line) },
    ...(options.routeRules ? { routeRules: options.routeRules } : {}),
    ...(options.stalledMs ? { stalledMs: options.stalledMs } : {}),
  });
  site.tagVersions.start();
  await site.app.listen({ host: '127.0.0.1', port });
  return {
    url,
    site,
    log,
    get: (target, headers = {}) => fetch(url + target, { headers, redirect: 'manual' }),
    async stop(drained) {
      await site.stop(drained);
      await rm(temporary, { recursive: true, force: true });
    },
  };
}

/** Polls until the value is as expected. Not a measurement of time: see `bench`. */
export async function waitUntil<T>(
  read: () => Promise<T>,
  isExpected: (value: T) => boolean,
  withinMs = 10_000,
): Promise<{ value: T; afterMs: number }> {
  const startedAt = performance.now();
  for (;;) {
    const value = await read();
    const afterMs = performance.now() - startedAt;
    if (isExpected(value)) return { value, afterMs };
    if (afterMs > withinMs)
      throw new Error(`not within ${withinMs} ms; the last value was ${JSON.stringify(value)}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

export async function waitUntilReady(site: RunningSite): Promise<void> {
  await waitUntil(
    () => site.get('/readyz').then(({ status }) => status),
    (status) => status === 200,
  );
}

/** Waits for the search worker, which first reads all texts. */
export async function waitUntilSearchable(site: RunningSite): Promise<void> {
  await waitUntil(
    () => site.get('/api/id/v2/search/suggestions?q=kpr').then(({ status }) => status),
    (status) => status === 200,
    30_000,
  );
}
