import type { Duplex } from 'node:stream';
import { CACHE } from './cache-policies.ts';
import { halfClose } from './half-close.ts';

const STATUS_LINES: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Content Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

type ClientError = Error & { code?: string };

/** Whether the client has disconnected, so that no response can be sent. */
export function isDisconnected(error: ClientError, socket: Duplex): boolean {
  return error.code === 'ECONNRESET' || !socket.writable;
}

/**
 * Responds to bytes that Node could not parse as HTTP, with the headers of every response, and closes the connection.
 */
export function respondToClientError(
  error: ClientError,
  socket: Duplex,
  headers: Record<string, string>,
): void {
  const status = STATUS_LINES[error.code ?? ''] ?? '400 Bad Request';
  const lines = Object.entries({
    ...headers,
    date: new Date().toUTCString(),
    'cache-control': CACHE.never,
    'content-length': '0',
    connection: 'close',
  });
  socket.write(`HTTP/1.1 ${status}\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`);
  halfClose(socket);
}
