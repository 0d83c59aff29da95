import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { clock } from './cached-clock.ts';
import { type HotRequest, parseHotRequest } from './hot-request.ts';

/** The bytes of a cached response; undefined on a cache miss. */
export type HotAnswer = (request: HotRequest) => Buffer | undefined;

/** The connections that are still on the fast path: only cached pages were requested on them so far. */
export type HotConnections = {
  /** Hands every further request over to the HTTP server. */
  handOverAll(): void;
  /** Closes idle connections. @returns how many are still busy. */
  closeIdle(): number;
  destroyAll(): void;
};

export type HotOptions = {
  answer: HotAnswer;
  /** Whether a new connection is within the limits; otherwise it is already closed. */
  admit: (socket: Socket) => boolean;
  /** Hands a connection over to the HTTP server. */
  handOver: (socket: Socket) => void;
  idleMs: number;
};

/** Longer chunks of pipelined requests are left to the HTTP server. */
const MAX_CHUNK_BYTES = 16 * 1024;

const SWEEP_MS = 5_000;
const NOTHING = Buffer.alloc(0);

/** The state of a connection: time of its last request, its last bytes, and the requests parsed from them. */
type ConnectionState = { activeAt: number; chunk: Buffer; requests: readonly HotRequest[] };

/** Backpressure: whether the client has not read the last response yet. The next one is written after that. */
const isWriting = (socket: Socket) => socket.writableLength > 0 || socket.writableNeedDrain;

/**
 * Raw-socket fast path in front of Node's HTTP parser: while a connection sends only plain GETs for cached pages, each is
 * answered by one look-up and one write. The first other request hands the connection over to the HTTP server for good,
 * with its bytes unread, so that only one parser decides about unusual input.
 */
export function serveHotConnections(server: Server, options: HotOptions): HotConnections {
  const { answer, admit, handOver, idleMs } = options;
  const connections = new Map<Socket, ConnectionState>();
  let isHandingOver = false;
  server.removeAllListeners('connection');

  server.on('connection', (socket: Socket) => {
    if (!admit(socket)) return;
    const state: ConnectionState = { activeAt: clock.milliseconds, chunk: NOTHING, requests: [] };
    connections.set(socket, state);

    function leave(): void {
      connections.delete(socket);
      socket.off('data', onData).off('end', onEnd).off('error', onError);
      socket.off('close', leave);
    }

    function onData(chunk: Buffer): void {
      state.activeAt = clock.milliseconds;
      // Memoized parsing: keep-alive clients often repeat the same bytes.
      if (!chunk.equals(state.chunk)) {
        state.requests = parseAll(chunk);
        state.chunk = chunk;
      }
      const taken = serve(socket, state.requests);
      if (taken === chunk.length) return;
      socket.pause();
      socket.unshift(chunk.subarray(taken));
      if (isWriting(socket)) {
        // Backpressure: stop reading from a client that does not read.
        socket.write(NOTHING, onWritten);
        return;
      }
      leave();
      handOver(socket);
      socket.resume();
    }
    const onWritten = () => void socket.resume();
    const onEnd = () => void socket.end();
    const onError = () => void socket.destroy();

    socket.on('data', onData).on('end', onEnd).on('error', onError).on('close', leave);
  });

  // One timer for all connections: a timer for each would be reset with every request.
  const sweep = setInterval(() => {
    const oldest = clock.milliseconds - idleMs;
    for (const [socket, { activeAt }] of connections) if (activeAt < oldest) socket.destroy();
  }, SWEEP_MS).unref();

  /** An error here is a cache miss: the HTTP server runs into it again and answers with 500. */
  function answerSafely(request: HotRequest): Buffer | undefined {
    try {
      return answer(request);
    } catch {
      return undefined;
    }
  }

  /** @returns how many bytes of requests were answered. */
  function serve(socket: Socket, requests: readonly HotRequest[]): number {
    let taken = 0;
    if (isHandingOver) return taken;
    for (const request of requests) {
      if (isWriting(socket)) break;
      const bytes = answerSafely(request);
      if (!bytes) break;
      socket.write(bytes);
      taken = request.end;
    }
    return taken;
  }

  return {
    handOverAll() {
      isHandingOver = true;
    },
    closeIdle() {
      let busy = 0;
      for (const socket of connections.keys()) {
        if (isWriting(socket) || socket.readableLength > 0) busy++;
        else socket.end();
      }
      return busy;
    },
    destroyAll() {
      clearInterval(sweep);
      for (const socket of connections.keys()) socket.destroy();
    },
  };
}

/** The leading requests of a chunk that are plain GETs. */
function parseAll(chunk: Buffer): HotRequest[] {
  const requests: HotRequest[] = [];
  if (chunk.length > MAX_CHUNK_BYTES) return requests;
  const text = chunk.toString('latin1');
  for (let at = 0; at < text.length; ) {
    const request = parseHotRequest(text, at);
    if (!request) break;
    requests.push(request);
    at = request.end;
  }
  return requests;
}
