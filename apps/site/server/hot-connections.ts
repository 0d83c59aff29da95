import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { clock } from './coarse-clock.ts';
import { type HotRequest, parseHotRequest } from './hot-request.ts';

/** The bytes that answer a request from what is stored; undefined where nothing stored does. */
export type HotAnswer = (request: HotRequest) => Buffer | undefined;

/** Connections on which nothing but stored pages was asked for yet. */
export type HotConnections = { closeAll(): void };

/** A client may ask for many pages in one go without reading; more than this is left to the full server. */
const LONGEST_HEAD = 16 * 1024;

const SWEEP_MS = 5_000;
const NOTHING = Buffer.alloc(0);

/** What is known of a connection: when it last asked, its last bytes, and what they asked for. */
type Visit = { activeAt: number; chunk: Buffer; requests: readonly HotRequest[] };

/**
 * Puts a short way in front of a server: while a connection asks, in plain GETs, for nothing but stored pages, each
 * is answered by one look-up and one write. The first request that is anything else takes the connection to the
 * full HTTP server for good, with its bytes untouched, so there is one judge of everything unusual.
 */
export function serveHotConnections(server: Server, answer: HotAnswer, idleMs: number): HotConnections {
  const visits = new Map<Socket, Visit>();
  const [handOver] = server.listeners('connection') as ((socket: Socket) => void)[];
  if (!handOver) throw new Error('the server takes no connections');
  server.removeAllListeners('connection');

  server.on('connection', (socket: Socket) => {
    const visit: Visit = { activeAt: clock.milliseconds, chunk: NOTHING, requests: [] };
    visits.set(socket, visit);

    function leave(): void {
      visits.delete(socket);
      socket.off('data', onData).off('end', onEnd).off('error', onError);
      socket.off('drain', onDrain).off('close', leave);
    }

    function onData(chunk: Buffer): void {
      visit.activeAt = clock.milliseconds;
      // The same bytes mean the same requests; clients that keep a connection often repeat themselves.
      if (!chunk.equals(visit.chunk)) {
        visit.requests = parseAll(chunk);
        visit.chunk = chunk;
      }
      const taken = serve(socket, visit.requests);
      if (taken === chunk.length) return;
      leave();
      socket.pause();
      socket.unshift(chunk.subarray(taken));
      handOver?.call(server, socket);
      socket.resume();
    }
    const onEnd = () => void socket.end();
    const onError = () => void socket.destroy();
    const onDrain = () => void socket.resume();

    socket.on('data', onData).on('end', onEnd).on('error', onError);
    socket.on('drain', onDrain).on('close', leave);
  });

  // One timer for all: a timer of its own for each connection would be set anew with every request.
  const sweep = setInterval(() => {
    const oldest = clock.milliseconds - idleMs;
    for (const [socket, { activeAt }] of visits) if (activeAt < oldest) socket.destroy();
  }, SWEEP_MS).unref();

  /** Whatever goes wrong here goes wrong once more in the full server, which knows how to say so. */
  function answerSafely(request: HotRequest): Buffer | undefined {
    try {
      return answer(request);
    } catch {
      return undefined;
    }
  }

  /** @returns how many bytes were requests that are answered now. */
  function serve(socket: Socket, requests: readonly HotRequest[]): number {
    let taken = 0;
    for (const request of requests) {
      const bytes = answerSafely(request);
      if (!bytes) break;
      // A reader that does not keep up is asked nothing more until it has.
      if (!socket.write(bytes)) socket.pause();
      taken = request.end;
    }
    return taken;
  }

  return {
    closeAll() {
      clearInterval(sweep);
      for (const socket of visits.keys()) socket.end();
    },
  };
}

/** The plain requests with which a chunk begins. */
function parseAll(chunk: Buffer): HotRequest[] {
  const requests: HotRequest[] = [];
  if (chunk.length > LONGEST_HEAD) return requests;
  const text = chunk.toString('latin1');
  for (let at = 0; at < text.length; ) {
    const request = parseHotRequest(text, at);
    if (!request) break;
    requests.push(request);
    at = request.end;
  }
  return requests;
}
