import { createServer, type ServerResponse } from 'node:http';
import path from 'node:path';
import next from 'next';
import { EnvironmentError, parseEnv } from '#cms/env.ts';
import { respondToBrokenRequest } from '#cms/http/broken-request.ts';
import { earlyRejection } from '#cms/http/early-rejection.ts';
import { createNonce, securityHeaders } from '#cms/http/security-headers.ts';
import { stopRegisteredJobs } from '#cms/jobs/stop-jobs.ts';
import { logConsoleSafely } from '#cms/security/safe-console.ts';

// Files (database, pictures, mail) are readable by this user only.
process.umask(0o077);

/** Grace period for running requests and jobs on shutdown, in milliseconds. */
const GRACE_MS = 4_000;
const CLOSE_IDLE_INTERVAL_MS = 100;

const REJECTION_HEADERS = {
  'content-type': 'application/json',
  'cache-control': 'no-store',
  connection: 'close',
};

const STOPPING = { statusCode: 503, message: 'The back office is stopping' };

const dev = process.argv.includes('--dev');
// Next.js and Payload read this variable themselves.
Object.assign(process.env, { NODE_ENV: dev ? 'development' : 'production', NEXT_TELEMETRY_DISABLED: '1' });
// The configuration resolves its folder from the working directory.
process.chdir(path.resolve(import.meta.dirname, '../..'));

// In development the console is read by developers.
if (!dev) logConsoleSafely((line) => process.stderr.write(line));

function exitWith(message: string): never {
  process.stderr.write(`${message}\n`);
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
  // Listen first: a port conflict shows before any slow work.
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  }).catch((error: NodeJS.ErrnoException) => exitWith(sentenceOf(error, host, port)));

  const prepared = app.prepare();
  let isStopping = false;
  const openResponses = new Set<ServerResponse>();
  const makeHeaders = () => securityHeaders({ nonce: createNonce(), isDevelopment: dev });
  server.on('clientError', (error, socket) => respondToBrokenRequest(error, socket, makeHeaders()));
  server.on('request', async (request, response) => {
    openResponses.add(response);
    response.once('close', () => openResponses.delete(response));
    // Close the connection after this response; keep-alive would delay the shutdown.
    if (isStopping) response.shouldKeepAlive = false;
    const headers = makeHeaders();
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    // Next.js reads the nonce for inline scripts from the request's CSP header.
    request.headers['content-security-policy'] = headers['content-security-policy'];
    const isHealthCheckWhileStopping = isStopping && request.url?.split('?', 1)[0] === '/api/healthz';
    const rejection = isHealthCheckWhileStopping ? STOPPING : earlyRejection(request);
    if (rejection) {
      response.writeHead(rejection.statusCode, REJECTION_HEADERS).end(JSON.stringify(rejection));
      return;
    }
    await prepared;
    await app.getRequestHandler()(request, response);
  });
  server.on('upgrade', async (request, socket, head) => {
    await prepared;
    await app.getUpgradeHandler()(request, socket, head);
  });

  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(0), GRACE_MS).unref();
    const jobs = stopRegisteredJobs().catch((error: unknown) => console.error(error));
    for (const response of openResponses) if (!response.headersSent) response.shouldKeepAlive = false;
    server.close(() => jobs.finally(() => process.exit(0)));
    // Connections with a response in progress become idle later.
    setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_INTERVAL_MS).unref();
  };
  process.on('SIGTERM', stop).on('SIGINT', stop);

  await prepared;
  console.log(`The back office is ready at ${env.cmsUrl}/admin`);
}

try {
  await serve();
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  exitWith(error instanceof EnvironmentError ? message : `The back office could not start: ${message}`);
}
