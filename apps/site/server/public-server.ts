import http from 'node:http';
import net, { type Socket } from 'node:net';
import { setImmediate as pollPhase, setTimeout as sleep } from 'node:timers/promises';
import type { CacheMiddleware } from './cache/cache-middleware.ts';
import { answerClientError, isDisconnected } from './http/client-error.ts';
import { createConnectionLimits } from './http/connection-limits.ts';
import { type HotConnections, serveHotConnections } from './http/hot-connections.ts';
import { serializeRequests } from './http/serial-requests.ts';

export type PublicServerOptions = {
  headers: Record<string, string>;
  cacheMiddleware: CacheMiddleware;
  connectionsPerAddress: number;
  isProxy: (address: string) => boolean;
  /** After how long a reader that takes nothing is given up. */
  stalledMs?: number;
  /** Sees each request first; there is no fast path then. */
  middleware?: (request: http.IncomingMessage, response: http.ServerResponse, next: () => void) => void;
  onRefusedConnection: () => void;
};

export type PublicServer = {
  /** Makes a server, the way that Fastify wants it. */
  create(handler: http.RequestListener): http.Server;
  onClientError(error: Error & { code?: string }, socket: Socket): void;
  /**
   * Stops without cutting anybody off: goes on answering until `drained`, with `Connection: close`, then takes no new
   * connection and finishes what was asked.
   *
   * @returns how many connections were still busy when the time for finishing was over.
   */
  close(until: { drained: Promise<unknown>; finishMs: number }): Promise<number>;
};

/** Longer than load balancers keep idle connections, so that they close first. */
const KEEP_ALIVE_MS = 65_000;
/** A reader that takes nothing of its answer for so long holds memory for nothing. */
const STALLED_MS = 30_000;
const CHANGE_CHECK_MS = 20;

const HTTP_OPTIONS: http.ServerOptions = {
  keepAliveTimeout: KEEP_ALIVE_MS,
  // Slow senders do not hold a connection for minutes.
  requestTimeout: 30_000,
  // A request with two Host headers must not pass by its first one.
  joinDuplicateHeaders: true,
  // The front door refuses what has no Host, with the headers that every response carries.
  requireHostHeader: false,
};

/** The way of a connection: its limits, the fast path for stored pages, one request at a time, the front door. */
export function createPublicServer(options: PublicServerOptions): PublicServer {
  const { cacheMiddleware, headers, middleware } = options;
  const limits = createConnectionLimits({
    perAddress: options.connectionsPerAddress,
    isProxy: options.isProxy,
    stalledMs: options.stalledMs ?? STALLED_MS,
    onRefused: options.onRefusedConnection,
  });
  const serial = serializeRequests();
  const servers: http.Server[] = [];
  const hot: HotConnections[] = [];

  function create(handler: http.RequestListener): http.Server {
    const enter: http.RequestListener = (request, response) =>
      cacheMiddleware.enter(request, response, () => handler(request, response));
    if (middleware)
      return http.createServer(HTTP_OPTIONS, (request, response) =>
        middleware(request, response, () => enter(request, response)),
      );
    const server = http.createServer(HTTP_OPTIONS);
    const handOver = serial.attach(server, enter);
    const { answerHot: answer } = cacheMiddleware;
    hot.push(serveHotConnections(server, { answer, admit: limits.admit, handOver, idleMs: KEEP_ALIVE_MS }));
    servers.push(server);
    return server;
  }

  const close: PublicServer['close'] = async ({ drained, finishMs }) => {
    serial.announceClose();
    for (const connections of hot) connections.handOverAll();
    await drained;
    // Connections and requests that the kernel has taken already are read first.
    await pollPhase();
    await pollPhase();
    // Not the close of the HTTP server, which at once destroys what it takes for idle.
    for (const server of servers) net.Server.prototype.close.call(server);
    await pollPhase();
    await pollPhase();
    const closeIdle = () =>
      hot.reduce((busy, connections) => busy + connections.closeIdle(), serial.closeIdle());
    const until = performance.now() + finishMs;
    let busy = closeIdle();
    while (busy > 0 && performance.now() < until) {
      await sleep(CHANGE_CHECK_MS);
      busy = closeIdle();
    }
    for (const connections of hot) connections.destroyAll();
    for (const server of servers) server.closeAllConnections();
    limits.stop();
    return busy;
  };

  return {
    create,
    close,
    onClientError(error, socket) {
      if (isDisconnected(error, socket)) socket.destroy();
      else serial.deferClientError(socket, () => answerClientError(error, socket, headers));
    },
  };
}
