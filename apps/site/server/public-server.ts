import http from 'node:http';
import net, { type Socket } from 'node:net';
import { setImmediate as pollPhase, setTimeout as sleep } from 'node:timers/promises';
import type { CacheMiddleware } from './cache/cache-middleware.ts';
import { limitBodyTime } from './http/body-deadline.ts';
import { isDisconnected, respondToClientError } from './http/client-error.ts';
import { createConnectionLimits } from './http/connection-limits.ts';
import { serializeRequests } from './http/serial-requests.ts';

type PublicServerOptions = {
  headers: Record<string, string>;
  cacheMiddleware: CacheMiddleware;
  connectionsPerAddress: number;
  isProxy: (address: string) => boolean;
  /** After how many milliseconds a stalled reader is disconnected. */
  stalledMs?: number;
  /** Runs before everything else (Vite in development). */
  middleware?: (request: http.IncomingMessage, response: http.ServerResponse, next: () => void) => void;
  onRejectedConnection: () => void;
};

export type PublicServer = {
  /** The `serverFactory` of Fastify. */
  create(handler: http.RequestListener): http.Server;
  onClientError(error: Error & { code?: string }, socket: Socket): void;
  /**
   * Graceful shutdown: continues to respond until `drained`, with `Connection: close`, then accepts no new connection
   * and finishes the requests in progress.
   *
   * @returns how many connections were still busy after `finishMs`.
   */
  close(options: { drained: Promise<unknown>; finishMs: number }): Promise<number>;
};

/** Longer than the idle timeout of load balancers, so that they close first. */
const KEEP_ALIVE_MS = 65_000;
const STALLED_MS = 30_000;
const IDLE_POLL_INTERVAL_MS = 20;

const HTTP_OPTIONS: http.ServerOptions = {
  keepAliveTimeout: KEEP_ALIVE_MS,
  // Slowloris: limits the time for sending a request, an upload included; see also `limitBodyTime`.
  headersTimeout: 30_000,
  requestTimeout: 600_000,
  // Otherwise the first of two Host headers would be accepted.
  joinDuplicateHeaders: true,
  // The cache middleware rejects a missing Host, with the headers of every response.
  requireHostHeader: false,
};

/** The public HTTP server. A connection passes the limits, `serializeRequests` and the cache middleware. */
export function createPublicServer(options: PublicServerOptions): PublicServer {
  const { cacheMiddleware, headers, middleware } = options;
  const limits = createConnectionLimits({
    perAddress: options.connectionsPerAddress,
    isProxy: options.isProxy,
    stalledMs: options.stalledMs ?? STALLED_MS,
    onRejected: options.onRejectedConnection,
  });
  const serial = serializeRequests();
  const servers: http.Server[] = [];

  function create(handler: http.RequestListener): http.Server {
    const listener: http.RequestListener = (request, response) => {
      limitBodyTime(request);
      cacheMiddleware.handle(request, response, () => handler(request, response));
    };
    if (middleware)
      return http.createServer(HTTP_OPTIONS, (request, response) =>
        middleware(request, response, () => listener(request, response)),
      );
    const server = http.createServer(HTTP_OPTIONS);
    serial.attach(server, listener, limits.admit);
    servers.push(server);
    return server;
  }

  const close: PublicServer['close'] = async ({ drained, finishMs }) => {
    serial.announceClose();
    await drained;
    // Reads the connections and requests that the kernel has already accepted.
    await pollPhase();
    await pollPhase();
    // Not `http.Server.close`, which destroys connections that only look idle.
    for (const server of servers) net.Server.prototype.close.call(server);
    await pollPhase();
    await pollPhase();
    const deadline = performance.now() + finishMs;
    let busy = serial.closeIdle();
    while (busy > 0 && performance.now() < deadline) {
      await sleep(IDLE_POLL_INTERVAL_MS);
      busy = serial.closeIdle();
    }
    for (const server of servers) server.closeAllConnections();
    limits.stop();
    return busy;
  };

  return {
    create,
    close,
    onClientError(error, socket) {
      if (isDisconnected(error, socket)) socket.destroy();
      else serial.deferClientError(socket, () => respondToClientError(error, socket, headers));
    },
  };
}
