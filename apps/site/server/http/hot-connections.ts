import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { clock } from './cached-clock.ts';
import { type HotRequest, parseHotRequest } from './hot-request.ts';

/** The bytes that answer a request from what is stored; undefined where nothing stored does. */
export type HotAnswer = (request: HotRequest) => Buffer | undefined;

/** Connections on which nothing but stored pages was asked for yet. */
export type HotConnections = {
  /** Leaves every further request to the full server. */
  handOverAll(): void;
  /** Closes connections on which nothing is asked. @returns how many others there are. */
  closeIdle(): number;
  destroyAll(): void;
};

export type HotOptions = {
  answer: HotAnswer;
  /** Whether a new connection may stay; where not, it is closed by then. */
  admit: (socket: Socket) => boolean;
  /** Gives a connection to the full server. */
  handOver: (socket: Socket) => void;
  idleMs: number;
};

/** A client may ask for many pages in one go without reading; more than this is left to the full server. */
const LONGEST_HEAD = 16 * 1024;

const SWEEP_MS = 5_000;
const NOTHING = Buffer.alloc(0);

/** What is known of a connection: when it last asked, its last bytes, and what they asked for. */
type Visit = { activeAt: number; chunk: Buffer; requests: readonly HotRequest[] };

/** Whether an answer still waits for its reader: the next one is made when the kernel has taken this one. */
const isWriting = (socket: Socket) => socket.writableLength > 0 || socket.writableNeedDrain;

/**
 * Puts a short way in front of a server: while a connection asks, in plain GETs, for nothing but stored pages, each
 * is answered by one look-up and one write. The first request that is anything else takes the connection to the
 * full HTTP server for good, with its bytes untouched, so there is one judge of everything unusual.
 */
export function serveHotConnections(server: Server, options: HotOptions): HotConnections {
  const { answer, admit, handOver, idleMs } = options;
  const visits = new Map<Socket, Visit>();
  let isHandingOver = false;
  server.removeAllListeners('connection');

  server.on('connection', (socket: Socket) => {
    if (!admit(socket)) return;
    const visit: Visit = { activeAt: clock.milliseconds, chunk: NOTHING, requests: [] };
    visits.set(socket, visit);

    function leave(): void {
      visits.delete(socket);
      socket.off('data', onData).off('end', onEnd).off('error', onError);
      socket.off('close', leave);
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
      socket.pause();
      socket.unshift(chunk.subarray(taken));
      if (isWriting(socket)) {
        // Nothing more is read from a reader that does not keep up.
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
      for (const socket of visits.keys()) {
        if (isWriting(socket) || socket.readableLength > 0) busy++;
        else socket.end();
      }
      return busy;
    },
    destroyAll() {
      clearInterval(sweep);
      for (const socket of visits.keys()) socket.destroy();
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
