import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { halfClose } from './half-close.ts';

type SerialRequests = {
  /**
   * Takes over the connections of a server.
   *
   * @param admit whether a new connection may stay; otherwise it has closed it.
   */
  attach(server: Server, handler: RequestListener, admit: (socket: Socket) => boolean): void;
  /**
   * Calls back once malformed bytes can be responded to: after all earlier responses. Destroys the connection without
   * calling back if the bytes belong to a request that already has its response.
   */
  deferClientError(socket: Socket, respond: () => void): void;
  /** Graceful shutdown: from now on the last response of each connection has `Connection: close`. */
  announceClose(): void;
  /** Closes idle connections. @returns how many are still busy. */
  closeIdle(): number;
};

/** The length of `GET / HTTP/1.1`: the search for the end of a head starts after that. */
const MIN_HEAD_LENGTH = 14;

/**
 * The search for the end of a head skips this many bytes of a body: a body full of line breaks would otherwise be parsed in
 * tiny pieces.
 */
const MIN_BODY_PIECE = 1_024;

type Exchange = { request: IncomingMessage; response: ServerResponse };

type Connection = {
  handler: RequestListener;
  /** The request whose response is in progress. */
  active: Exchange | undefined;
  /** Requests that were parsed together with the end of an earlier one. */
  waiting: Exchange[];
  /** A request with a complete response whose body has not arrived yet. */
  unfinished: IncomingMessage | undefined;
  /** Part of a head has arrived. */
  hasPartOfHead: boolean;
  /** Whether more bytes have arrived after the head that is being parsed. */
  hasMore: boolean;
  /** Whether the socket is paused until the response is sent. */
  isHeld: boolean;
  /** The parser has reported an error. */
  isBroken: boolean;
};

/**
 * Backpressure for HTTP pipelining: each connection has one response in progress at a time. Node parses a whole chunk and calls
 * the handler for all its requests at once; their responses then pile up in memory behind a slow reader, and errors that
 * Node writes itself can overtake them. Here the parser gets bytes up to the end of one head, and no more before the
 * response has been handed to the kernel; meanwhile the socket is paused.
 *
 * A piece that begins within a head or a body may hold further heads, because their ends are not searched for in its
 * first bytes. Such requests are parsed but queued in `waiting`.
 */
export function serializeRequests(): SerialRequests {
  const connections = new Map<Socket, Connection>();
  let isClosing = false;

  function handleNext(socket: Socket, connection: Connection): void {
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
    // Upgrades are not supported. Node responds normally, but its parser then drops what follows, or accepts a message
    // with two lengths (request smuggling).
    if (next.request.headers.upgrade !== undefined) next.response.shouldKeepAlive = false;
    if (isClosing) closeAfter(socket, connection, next.response);
    next.response.once('close', () => {
      connection.active = undefined;
      connection.unfinished = next.request.complete ? undefined : next.request;
      handleNext(socket, connection);
    });
    connection.handler(next.request, next.response);
  }

  function adopt(socket: Socket, handler: RequestListener, listen: (socket: Socket) => void): void {
    const connection = createConnection(handler);
    connections.set(socket, connection);
    socket.once('close', () => connections.delete(socket));
    // Node calls this after a response with `Connection: close`.
    socket.destroySoon = () => halfClose(socket);
    listen(socket);
    const parse = takeOverParser(socket);
    socket.on('data', (chunk: Buffer) => feed(socket, connection, parse, chunk));
  }

  function attach(server: Server, handler: RequestListener, admit: (socket: Socket) => boolean): void {
    const [listen] = server.listeners('connection') as ((socket: Socket) => void)[];
    if (!listen) throw new Error('the server has no connection listener');

    function accept(request: IncomingMessage, response: ServerResponse): void {
      const connection = connections.get(request.socket);
      if (!connection) {
        handler(request, response);
        return;
      }
      connection.waiting.push({ request, response });
      handleNext(request.socket, connection);
    }
    server.on('request', accept);
    // Without `100 Continue`: Node would write it at once, even inside another response. Clients send the body after a
    // short timeout anyway. Node closes the connection after a response without it.
    server.on('checkContinue', accept);
    // Other expectations: Node's own 417 lacks our headers.
    server.on('checkExpectation', accept);
    server.removeAllListeners('connection');
    server.on('connection', (socket: Socket) => {
      if (admit(socket)) adopt(socket, handler, (adopted) => listen.call(server, adopted));
    });
  }

  function deferClientError(socket: Socket, respond: () => void): void {
    const connection = connections.get(socket);
    if (!connection) {
      respond();
      return;
    }
    connection.isBroken = true;
    const { active, unfinished } = connection;
    if (active?.request.complete) {
      active.response.once('close', () => deferClientError(socket, respond));
    } else if (active?.response.headersSent) {
      active.response.once('close', () => socket.destroy());
    } else if (active === undefined && unfinished?.complete === false) {
      socket.destroy();
    } else if (socket.writable) {
      respond();
    }
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

const createConnection = (handler: RequestListener): Connection => ({
  handler,
  active: undefined,
  waiting: [],
  unfinished: undefined,
  hasPartOfHead: false,
  hasMore: false,
  isHeld: false,
  isBroken: false,
});

/** Replaces Node's own data listeners: they are called with the pieces that may be parsed. */
function takeOverParser(socket: Socket): (chunk: Buffer) => void {
  const listeners = socket.listeners('data') as ((chunk: Buffer) => void)[];
  for (const listener of listeners) socket.off('data', listener);
  return (chunk) => {
    for (const listener of listeners) listener.call(socket, chunk);
  };
}

/** Sets `Connection: close`, unless more requests have already arrived. */
function closeAfter(socket: Socket, { hasMore, waiting }: Connection, response: ServerResponse): void {
  const isLast = !hasMore && waiting.length === 0 && socket.readableLength === 0;
  if (isLast && !response.headersSent) response.shouldKeepAlive = false;
}

/** Whether the next bytes have to wait: all except the body of the request in progress. */
const mustWait = ({ active, waiting }: Connection) =>
  active !== undefined && (active.request.complete || waiting.length > 0);

/** Parses bytes of a connection as far as they need not wait, and returns the rest to the socket. */
function feed(socket: Socket, connection: Connection, parse: (chunk: Buffer) => void, chunk: Buffer): void {
  for (let offset = 0; offset < chunk.length; ) {
    // After an error or the last response, input is read and discarded, so that the client receives the response.
    if (connection.isBroken || !socket.writable) return;
    if (mustWait(connection)) {
      connection.isHeld = true;
      socket.pause();
      socket.unshift(chunk.subarray(offset));
      return;
    }
    const isBody = (connection.active?.request ?? connection.unfinished)?.complete === false;
    const end = endOfHead(chunk, offset + (isBody ? MIN_BODY_PIECE : MIN_HEAD_LENGTH));
    connection.hasMore = end < chunk.length;
    connection.hasPartOfHead = !connection.active && !isBody;
    parse(chunk.subarray(offset, end));
    // Releases the request: an idle connection holds none in memory.
    if (connection.unfinished?.complete) connection.unfinished = undefined;
    offset = end;
  }
}

function isIdle({ active, waiting, isHeld, hasPartOfHead }: Connection): boolean {
  return !active && waiting.length === 0 && !isHeld && !hasPartOfHead;
}

/** The end of the head that reaches beyond a position; the end of the chunk where there is none. */
function endOfHead(chunk: Buffer, from: number): number {
  const strict = chunk.indexOf('\n\r\n', from, 'latin1');
  const end = strict < 0 ? chunk.length : strict + 3;
  const lenient = chunk.subarray(0, end).indexOf('\n\n', from, 'latin1');
  return lenient < 0 ? end : lenient + 2;
}
