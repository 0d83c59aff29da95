import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const OBSERVER_PATH = '/__observer.js';
const PROBLEM_PATH = '/__problem';

/**
 * Runs first in every page and reports console messages and policy violations to the proxy: WebDriver has no console
 * events, and WebDriver BiDi no policy violations.
 */
function observe(problemPath: string, hasBeforeUnload: boolean): void {
  function report(problem: string): void {
    const call = new XMLHttpRequest();
    // Synchronous, so that the proxy has it before the test continues.
    call.open('POST', problemPath, false);
    call.send(`${location.pathname}: ${problem}`);
  }
  for (const method of ['debug', 'error', 'info', 'log', 'warn'] as const)
    console[method] = (...parts: unknown[]) => report(`console.${method}: ${parts.map(String).join(' ')}`);
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    report(`policy: ${violatedDirective} forbids ${blockedURI}`),
  );
  addEventListener('error', ({ message }) => report(`uncaught: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => report(`unhandled: ${reason}`));
  if (!hasBeforeUnload) addEventListener('beforeunload', (event) => event.stopImmediatePropagation());
}

/** Requests that are held back until they are released. */
type Hold = {
  /** Resolves when the first of them arrives. */
  reached: Promise<void>;
  release(): void;
};

/** A request of the browser; without a status while it is pending. */
export type Exchange = { method: string; path: string; isDocument: boolean; status?: number };

export type HoldingProxy = {
  url: string;
  /** Every request since the last `reset`, in order. */
  exchanges: Exchange[];
  /** Console messages and policy violations since the last `reset`. */
  problems: string[];
  hold(method: string, pathPattern: RegExp): Hold;
  /** Suppresses `beforeunload` from now on, as in Safari on iOS. */
  withoutBeforeUnload(): void;
  /** Releases held requests and clears all records. */
  reset(): void;
  close(): Promise<void>;
};

type Held = Hold & { method: string; pathPattern: RegExp; reach(): void; released: Promise<void> };

/** Starts a reverse proxy on loopback that can hold back single requests. It disables caching, so that all requests reach it. */
export async function startProxy(siteUrl: string): Promise<HoldingProxy> {
  const site = new URL(siteUrl);
  const exchanges: Exchange[] = [];
  const problems: string[] = [];
  const holds = new Set<Held>();
  let hasBeforeUnload = true;

  async function handle(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url: path = '/' } = incoming;
    if (path === OBSERVER_PATH) {
      response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' });
      response.end(`(${observe})(${JSON.stringify(PROBLEM_PATH)}, ${hasBeforeUnload})`);
      return;
    }
    if (path === PROBLEM_PATH) {
      problems.push(await textOf(incoming));
      response.writeHead(204).end();
      return;
    }
    const isDocument = incoming.headers.accept?.startsWith('text/html') ?? false;
    const exchange: Exchange = { method, path, isDocument };
    exchanges.push(exchange);
    for (const hold of holds) {
      if (hold.method !== method || !hold.pathPattern.test(path)) continue;
      hold.reach();
      await hold.released;
    }
    // The browser may have cancelled the request.
    if (!response.destroyed) forward(incoming, response, exchange);
  }

  function forward(incoming: IncomingMessage, response: ServerResponse, exchange: Exchange): void {
    const headers: NodeJS.Dict<string | string[]> = {
      ...incoming.headers,
      host: site.host,
      'accept-encoding': 'identity',
      'accept-language': 'id',
    };
    if (headers.origin) headers.origin = site.origin;
    const { method, path } = exchange;
    const target = { hostname: site.hostname, port: site.port, method, path, headers };
    const outgoing = request(target, (upstream) => {
      exchange.status = upstream.statusCode;
      relay(upstream, response).catch(() => response.destroy());
    });
    outgoing.on('error', () => response.destroy());
    response.on('close', () => outgoing.destroy());
    incoming.pipe(outgoing);
  }

  async function relay(upstream: IncomingMessage, response: ServerResponse): Promise<void> {
    const { etag: _, 'last-modified': __, 'content-length': length, location, ...rest } = upstream.headers;
    const headers = {
      ...rest,
      'cache-control': 'no-store',
      ...(location && { location: location.replace(site.origin, ownOrigin()) }),
    };
    const status = upstream.statusCode ?? 502;
    if (!headers['content-type']?.startsWith('text/html')) {
      response.writeHead(status, { ...headers, ...(length && { 'content-length': length }) });
      upstream.pipe(response);
      return;
    }
    const html = await textOf(upstream);
    response.writeHead(status, headers);
    response.end(html.replace('<head>', `<head><script src="${OBSERVER_PATH}"></script>`));
  }

  const server = createServer((incoming, response) => void handle(incoming, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const ownOrigin = () => `http://localhost:${(server.address() as AddressInfo).port}`;

  return {
    url: ownOrigin(),
    exchanges,
    problems,
    hold(method, pathPattern) {
      const { promise: reached, resolve: reach } = Promise.withResolvers<void>();
      const { promise: released, resolve } = Promise.withResolvers<void>();
      const release = () => {
        holds.delete(held);
        resolve();
      };
      const held: Held = { method, pathPattern, reached, reach, released, release };
      holds.add(held);
      return held;
    },
    withoutBeforeUnload() {
      hasBeforeUnload = false;
    },
    reset() {
      for (const { release } of holds) release();
      exchanges.length = 0;
      problems.length = 0;
      hasBeforeUnload = true;
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

async function textOf(message: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
