import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { halfClose } from './half-close.ts';

export type SerialRequests = {
  /** Takes over the requests of a server. @returns what gives it a connection. */
  attach(server: Server, answer: RequestListener): (socket: Socket) => void;
  /**
   * Calls back when bytes that are no request may be answered: once everything before them is. Never calls back
   * where they are the rest of a request that is answered already; that connection is closed.
   */
  deferClientError(socket: Socket, answer: () => void): void;
  /** From now on the last answer of each connection says that it will be closed. */
  announceClose(): void;
  /** Closes connections on which nothing is asked. @returns how many others there are. */
  closeIdle(): number;
};

/** The length of `GET / HTTP/1.1`: no end of a head is searched before that. */
const SHORTEST_HEAD = 14;

/**
 * No end of a head is searched in so many bytes of a body, which may be full of what looks like one, and would be parsed
 * byte by byte.
 */
const SMALLEST_PIECE_OF_BODY = 1_024;

type Exchange = { request: IncomingMessage; response: ServerResponse };

type Connection = {
  answer: RequestListener;
  /** What is being answered. */
  active: Exchange | undefined;
  /** What was parsed together with the end of another request's head or body. */
  waiting: Exchange[];
  /** A request that was answered while its body was still on its way. */
  unfinished: IncomingMessage | undefined;
  /** Part of a head has come. */
  hasPartOfHead: boolean;
  /** Bytes that came behind the head that is being parsed. */
  hasMore: boolean;
  /** Bytes are kept in the socket until the answer is out. */
  isHeld: boolean;
  /** The parser has given up on what came. */
  isBroken: boolean;
};

/**
 * Lets servers answer one request at a time on each connection. Node parses all that a chunk holds and calls the
 * handler for each request at once; their answers then pile up in memory behind a slow reader, and what Node writes by
 * itself (errors) can overtake them. Here its parser gets bytes up to the end of one head, and no more before the
 * answer has been handed to the kernel; meanwhile the rest stays in the socket, which is not read from.
 *
 * A piece that begins in the midst of a head or a body can hold some more heads: their ends are not searched for in its
 * first bytes. Those requests wait in `waiting`, parsed but not given to the handler.
 */
export function serializeRequests(): SerialRequests {
  const connections = new Map<Socket, Connection>();
  let isClosing = false;

  function answerNext(socket: Socket, connection: Connection): void {
    if (connection.active || !socket.writable) return;
    const next = connection.waiting.shift();
    if (!next) {
      if (!connection.isHeld) return;
      connection.isHeld = false;
      socket.resume();
      return;
    }
    connection.active = next;
    connection.hasPartOfHead = false;
    // Nothing is upgraded here. Node answers as if it had not been asked, but its parser then drops what follows, or
    // takes a message with two lengths.
    if (next.request.headers.upgrade !== undefined) next.response.shouldKeepAlive = false;
    if (isClosing) closeAfter(socket, connection, next.response);
    next.response.once('close', () => {
      connection.active = undefined;
      connection.unfinished = next.request.complete ? undefined : next.request;
      answerNext(socket, connection);
    });
    connection.answer(next.request, next.response);
  }

  /** The answer says that it is the last one, unless more requests have come already. */
  function closeAfter(socket: Socket, { hasMore, waiting }: Connection, response: ServerResponse): void {
    const isLast = !hasMore && waiting.length === 0 && socket.readableLength === 0;
    if (isLast && !response.headersSent) response.shouldKeepAlive = false;
  }

  /** Whether what comes next has to wait: the body of what is being answered does not. */
  const mustWait = ({ active, waiting }: Connection) =>
    active !== undefined && (active.request.complete || waiting.length > 0);

  function feed(socket: Socket, connection: Connection, parse: (chunk: Buffer) => void, chunk: Buffer): void {
    for (let at = 0; at < chunk.length; ) {
      // What comes after an error or after the last answer is read, so that the other side gets that, and dropped.
      if (connection.isBroken || !socket.writable) return;
      if (mustWait(connection)) {
        connection.isHeld = true;
        socket.pause();
        socket.unshift(chunk.subarray(at));
        return;
      }
      const isBody = (connection.active?.request ?? connection.unfinished)?.complete === false;
      const end = endOfHead(chunk, at + (isBody ? SMALLEST_PIECE_OF_BODY : SHORTEST_HEAD));
      connection.hasMore = end < chunk.length;
      connection.hasPartOfHead = !connection.active && !isBody;
      parse(chunk.subarray(at, end));
      // An idle connection keeps nothing of its requests.
      if (connection.unfinished?.complete) connection.unfinished = undefined;
      at = end;
    }
  }

  function adopt(socket: Socket, answer: RequestListener, listen: (socket: Socket) => void): void {
    const connection: Connection = {
      answer,
      active: undefined,
      waiting: [],
      unfinished: undefined,
      hasPartOfHead: false,
      hasMore: false,
      isHeld: false,
      isBroken: false,
    };
    connections.set(socket, connection);
    socket.once('close', () => connections.delete(socket));
    // Called by Node after an answer with `Connection: close`.
    socket.destroySoon = () => halfClose(socket);
    listen(socket);
    // The server reads by a listener of its own; from here on it is called with what it may have.
    const listeners = socket.listeners('data') as ((chunk: Buffer) => void)[];
    for (const listener of listeners) socket.off('data', listener);
    const parse = (chunk: Buffer) => {
      for (const listener of listeners) listener.call(socket, chunk);
    };
    socket.on('data', (chunk: Buffer) => feed(socket, connection, parse, chunk));
  }

  function attach(server: Server, answer: RequestListener): (socket: Socket) => void {
    const [listen] = server.listeners('connection') as ((socket: Socket) => void)[];
    if (!listen) throw new Error('the server takes no connections');

    function accept(request: IncomingMessage, response: ServerResponse): void {
      const connection = connections.get(request.socket);
      if (!connection) {
        answer(request, response);
        return;
      }
      connection.waiting.push({ request, response });
      answerNext(request.socket, connection);
    }
    server.on('request', accept);
    // Without an interim answer, which Node writes at once, inside another answer too. Who waits for it sends the body
    // after a moment anyway. Node ends the connection after the answer to a request whose expectation was not met.
    server.on('checkContinue', accept);
    // Other expectations; Node's own refusal lacks our headers.
    server.on('checkExpectation', accept);
    return (socket) => adopt(socket, answer, (adopted) => listen.call(server, adopted));
  }

  function deferClientError(socket: Socket, answerBroken: () => void): void {
    const connection = connections.get(socket);
    if (!connection) {
      answerBroken();
      return;
    }
    connection.isBroken = true;
    const { active, unfinished } = connection;
    if (active?.request.complete) {
      active.response.once('close', () => deferClientError(socket, answerBroken));
    } else if (active?.response.headersSent) {
      active.response.once('close', () => socket.destroy());
    } else if (active === undefined && unfinished?.complete === false) {
      socket.destroy();
    } else if (socket.writable) {
      answerBroken();
    }
  }

  function isIdle({ active, waiting, isHeld, hasPartOfHead }: Connection): boolean {
    return !active && waiting.length === 0 && !isHeld && !hasPartOfHead;
  }

  return {
    attach,
    deferClientError,
    announceClose() {
      isClosing = true;
      for (const [socket, connection] of connections)
        if (connection.active) closeAfter(socket, connection, connection.active.response);
    },
    closeIdle() {
      for (const [socket, connection] of connections) if (isIdle(connection)) socket.end();
      return [...connections.values()].filter((connection) => !isIdle(connection)).length;
    },
  };
}

/** Where a head ends that reaches beyond a position; where none does, the end of the chunk. */
function endOfHead(chunk: Buffer, from: number): number {
  const strict = chunk.indexOf('\n\r\n', from, 'latin1');
  const end = strict < 0 ? chunk.length : strict + 3;
  const lenient = chunk.subarray(0, end).indexOf('\n\n', from, 'latin1');
  return lenient < 0 ? end : lenient + 2;
}
