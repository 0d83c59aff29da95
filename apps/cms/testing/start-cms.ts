import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { getPayload, handleEndpoints, type Payload } from 'payload';
import { createConfig } from '#cms/create-config.ts';
import { databaseFile, dialectOf } from '#cms/database/adapter.ts';
import { closeDatabase } from '#cms/database/close-database.ts';
import { runMigrations } from '#cms/database/run-migrations.ts';
import { type Env, parseEnv } from '#cms/env.ts';
import { earlyRejection } from '#cms/http/early-rejection.ts';
import { runJobs } from '#cms/jobs/run-jobs.ts';
import { copyTemplate, storeTemplate } from './database-templates.ts';

export const TEST_SERVICE_KEY = 'service-key-for-tests-only-0123456789';
export const TEST_FEED_KEY = 'feed-key-for-tests-only-0123456789abc';
const SOURCE = path.resolve(import.meta.dirname, '../src');

export type StartOptions = {
  /** Default: a free port. */
  port?: number;
  /** Data folder with SQLite database, media and mail. Default: a temporary one, removed on stop. */
  dataDir?: string;
  /** An empty PostgreSQL database. Default: SQLite in `dataDir`. */
  databaseUrl?: string;
  /** What the database contains from the start. Filled once per run and `name`, when it is SQLite; not in a `dataDir` that has a database. */
  content?: { name: string; fill(cms: RunningCms): Promise<void> };
  /** The public site's URL, for previews. */
  siteUrl?: string;
  /** Whether to run scheduled publications and mail. Default: false. */
  jobs?: boolean;
  logLevel?: Env['logLevel'];
  /** Whether the feed key is set. Default: true. */
  hasFeed?: boolean;
  /** Allowed local hosts for fetching figures. */
  pullHosts?: string[];
  /** Address of a virus scanner. Default: none. */
  clamdAddress?: string;
  /** Keys of personal data, as in ENCRYPTION_KEYS. Default: one key. */
  encryptionKeys?: string;
  /** Settings of sign-in, as environment variables. Default: nobody needs a second factor. */
  signIn?: Readonly<Record<string, string>>;
  /** SMTP URL. Default: files in `dataDir`. */
  smtpUrl?: string;
};

export type RunningCms = {
  /** Without trailing slash, such as `http://127.0.0.1:40123`. */
  url: string;
  serviceKey: string;
  payload: Payload;
  env: Env;
  /** Responds like `fetch` of a path in `/api`, without a connection: for tests of thousands of requests, which take a quarter less CPU time. */
  respond(path: string, init?: RequestInit): Promise<Response>;
  stop(): Promise<void>;
};

let started = 0;

/**
 * Starts the back office's REST API for tests: serves `/api` on loopback without Next.js, with a fresh database, which is
 * migrated (two seconds) or copied from one that an earlier test migrated (`database-templates.ts`). Several can run in one
 * process, each with its own database.
 *
 * As a command: `node apps/cms/testing/start-cms.ts --port 4001 [--data-dir D] [--database-url U] [--jobs]`
 * prints `ready <url>` and stops on SIGTERM.
 */
export async function startCms(options: StartOptions = {}): Promise<RunningCms> {
  const dataDir = options.dataDir ?? (await mkdtemp(path.join(tmpdir(), 'beranda-cms-')));
  const server = await listen(options.port ?? 0);
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const env = parseEnv({
    NODE_ENV: 'test',
    CMS_PORT: String(port),
    CMS_URL: url,
    SITE_URL: options.siteUrl ?? 'http://localhost:3000',
    DATA_DIR: dataDir,
    DATABASE_URL: options.databaseUrl,
    SMTP_URL: options.smtpUrl,
    CLAMD_ADDRESS: options.clamdAddress,
    PAYLOAD_SECRET: 'payload-secret-for-tests-only-0123456789',
    SERVICE_KEY: TEST_SERVICE_KEY,
    FEED_KEY: options.hasFeed === false ? undefined : TEST_FEED_KEY,
    MARKET_PULL_HOSTS: options.pullHosts?.join(','),
    ENCRYPTION_KEY: options.encryptionKeys ? undefined : Buffer.alloc(32, 7).toString('base64'),
    ENCRYPTION_KEYS: options.encryptionKeys,
    LOG_LEVEL: options.logLevel ?? 'silent',
    ...options.signIn,
  });
  const { name: template, fill } = options.content ?? { name: 'migrated' };
  const hasTemplate = !options.databaseUrl && !existsSync(databaseFile(dataDir));
  const isFilled = hasTemplate && copyTemplate(template, dataDir);
  started += 1;
  const key = `test-${process.pid}-${started}`;
  const config = await createConfig(env, SOURCE);
  const payload = await getPayload({ config, key, disableOnInit: true });
  await runMigrations(payload, dialectOf(env));
  const jobs = options.jobs ? runJobs(payload) : undefined;
  const respond = (request: Request) => handleEndpoints({ config, request, payloadInstanceCacheKey: key });
  server.on('request', (request, response) => {
    const rejection = earlyRejection(request);
    if (rejection) {
      response.writeHead(rejection.statusCode, { connection: 'close' }).end(JSON.stringify(rejection));
      return;
    }
    respond(requestOf(url, request))
      .then((result) => {
        response.writeHead(result.status, Object.fromEntries(result.headers));
        if (result.body) Readable.fromWeb(result.body as never).pipe(response);
        else response.end();
      })
      .catch((error: unknown) => {
        response.writeHead(500).end(String(error));
      });
  });

  const cms: RunningCms = {
    url,
    serviceKey: TEST_SERVICE_KEY,
    payload,
    env,
    respond: (path, init) => respond(new Request(`${url}/api${path}`, init)),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      // Jobs could write files while the folder is removed.
      await jobs?.stop();
      await closeDatabase(payload);
      if (!options.dataDir) await rm(dataDir, { recursive: true, force: true });
    },
  };
  if (!isFilled) {
    await fill?.(cms);
    if (hasTemplate) storeTemplate(template, dataDir);
  }
  return cms;
}

function listen(port: number): Promise<Server> {
  // Longer than any test blocks the event loop: otherwise its connection would be closed.
  const server = createServer({ keepAliveTimeout: 60_000 });
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', () => resolve(server));
  });
}

function requestOf(url: string, incoming: IncomingMessage): Request {
  const hasBody = incoming.method !== 'GET' && incoming.method !== 'HEAD';
  return new Request(new URL(incoming.url ?? '/', url), {
    method: incoming.method ?? 'GET',
    headers: new Headers(
      Object.entries(incoming.headers).map(([name, value]) => [name, [value].flat().join(', ')]),
    ),
    ...(hasBody ? { body: Readable.toWeb(incoming) as ReadableStream, duplex: 'half' } : {}),
  } as RequestInit);
}

function option(name: string): string | undefined {
  const at = process.argv.indexOf(`--${name}`);
  return at === -1 ? undefined : process.argv[at + 1];
}

if (import.meta.main) {
  const port = option('port');
  const dataDir = option('data-dir');
  const databaseUrl = option('database-url');
  const siteUrl = option('site-url');
  const cms = await startCms({
    ...(port ? { port: Number(port) } : {}),
    ...(dataDir ? { dataDir } : {}),
    ...(databaseUrl ? { databaseUrl } : {}),
    ...(siteUrl ? { siteUrl } : {}),
    jobs: process.argv.includes('--jobs'),
    logLevel: 'warn',
  });
  process.stdout.write(`ready ${cms.url}\n`);
  const stop = () => cms.stop().then(() => process.exit(0));
  process.on('SIGTERM', stop).on('SIGINT', stop);
}
