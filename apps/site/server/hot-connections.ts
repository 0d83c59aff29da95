import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { type HotRequest, parseHotRequest } from './hot-request.ts';

/** The bytes that answer a request from what is stored; undefined where nothing stored does. */
export type HotAnswer = (request: HotRequest) => Buffer | undefined;

/** Connections on which nothing but stored pages was asked for yet. */
export type HotConnections = { closeAll(): void };

/** A client may ask for many pages in one go without reading; more than this is left to the full server. */
const LONGEST_HEAD = 16 * 1024;

const SWEEP_MS = 5_000;

/**
 * Puts a short way in front of a server: while a connection asks, in plain GETs, for nothing but stored pages, each
 * is answered by one look-up and one write. The first request that is anything else takes the connection to the
 * full HTTP server for good, with its bytes untouched, so there is one judge of everything unusual.
 */
export function serveHotConnections(server: Server, answer: HotAnswer, idleMs: number): HotConnections {
  /** Every connection on this path, and when it last asked for something. */
  const lastActive = new Map<Socket, number>();
  const [handOver] = server.listeners('connection') as ((socket: Socket) => void)[];
  if (!handOver) throw new Error('the server takes no connections');
  server.removeAllListeners('connection');

  server.on('connection', (socket: Socket) => {
    lastActive.set(socket, Date.now());

    function leave(): void {
      lastActive.delete(socket);
      socket.off('data', onData).off('end', onEnd).off('error', onError);
      socket.off('drain', onDrain).off('close', onClose);
    }

    function onData(chunk: Buffer): void {
      const taken = serveAll(socket, chunk);
      lastActive.set(socket, Date.now());
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
    const onClose = () => leave();

    socket.on('data', onData).on('end', onEnd).on('error', onError);
    socket.on('drain', onDrain).on('close', onClose);
  });

  // One timer for all: a timer of its own for each connection would be set anew with every request.
  const sweep = setInterval(() => {
    const oldest = Date.now() - idleMs;
    for (const [socket, at] of lastActive) if (at < oldest) socket.destroy();
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
  function serveAll(socket: Socket, chunk: Buffer): number {
    if (chunk.length > LONGEST_HEAD) return 0;
    const text = chunk.toString('latin1');
    let at = 0;
    while (at < text.length) {
      const request = parseHotRequest(text, at);
      const bytes = request && answerSafely(request);
      if (!bytes) return at;
      // A reader that does not keep up is asked nothing more until it has.
      if (!socket.write(bytes)) socket.pause();
      at = request.end;
    }
    return at;
  }

  return {
    closeAll() {
      clearInterval(sweep);
      for (const socket of lastActive.keys()) socket.end();
    },
  };
}
