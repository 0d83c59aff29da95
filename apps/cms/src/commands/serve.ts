import { createServer } from 'node:http';
import path from 'node:path';
import next from 'next';
import { BadEnvironment, parseEnv } from '#cms/env.ts';
import { earlyRefusal } from '#cms/http/early-refusal.ts';
import { stopOfferedJobs } from '#cms/jobs/stop-jobs.ts';

// Nobody else on this machine may read the database, the pictures or the mail.
process.umask(0o077);

/** How long running requests and jobs may take to finish after a stop was asked for, in milliseconds. */
const GRACE_MS = 4_000;

const REFUSAL_HEADERS = {
  'content-type': 'application/json',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  connection: 'close',
};

const dev = process.argv.includes('--dev');
// Next.js and Payload read this themselves, wherever they are.
Object.assign(process.env, { NODE_ENV: dev ? 'development' : 'production', NEXT_TELEMETRY_DISABLED: '1' });
// The configuration finds its own folder from here.
process.chdir(path.resolve(import.meta.dirname, '../..'));

function give(up: string): never {
  console.error(up);
  process.exit(1);
}

function sentenceOf(error: NodeJS.ErrnoException, host: string, port: number): string {
  if (error.code === 'EADDRINUSE')
    return `Port ${port} on ${host} is used already: set CMS_PORT to a free one.`;
  if (error.code === 'EACCES') return `This user may not listen on port ${port}: set CMS_PORT above 1023.`;
  if (error.code === 'EADDRNOTAVAIL') return `${host} is not an address of this machine: set CMS_HOST.`;
  return `The back office could not start: ${error.message}`;
}

async function serve(): Promise<void> {
  const env = parseEnv(process.env);
  const { host, port } = env;
  const app = next({ dev, hostname: host, port, dir: process.cwd(), turbopack: dev });
  const server = createServer();
  // The port first: another process on it is found out before anything slow begins.
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  }).catch((error: NodeJS.ErrnoException) => give(sentenceOf(error, host, port)));

  const prepared = app.prepare();
  server.on('request', async (request, response) => {
    const refusal = earlyRefusal(request);
    if (refusal) {
      response.writeHead(refusal.statusCode, REFUSAL_HEADERS).end(JSON.stringify(refusal));
      return;
    }
    await prepared;
    await app.getRequestHandler()(request, response);
  });
  server.on('upgrade', async (request, socket, head) => {
    await prepared;
    await app.getUpgradeHandler()(request, socket, head);
  });

  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(0), GRACE_MS).unref();
    const jobs = stopOfferedJobs().catch((error: unknown) => console.error(error));
    server.close(() => jobs.finally(() => process.exit(0)));
    server.closeIdleConnections();
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);

  await prepared;
  console.log(`The back office is ready at ${env.cmsUrl}/admin`);
}

try {
  await serve();
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  give(error instanceof BadEnvironment ? message : `The back office could not start: ${message}`);
}
