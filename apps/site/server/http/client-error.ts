import type { Duplex } from 'node:stream';
import { CACHE } from './cache-policies.ts';
import { halfClose } from './half-close.ts';

const ANSWERS: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Content Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

type ClientError = Error & { code?: string };

/** Whether nobody is there any more who could read an answer. */
export function isDisconnected(error: ClientError, socket: Duplex): boolean {
  return error.code === 'ECONNRESET' || !socket.writable;
}

/** Answers bytes that are no HTTP request, with the headers that every response carries, and closes the connection. */
export function answerClientError(error: ClientError, socket: Duplex, headers: Record<string, string>): void {
  const status = ANSWERS[error.code ?? ''] ?? '400 Bad Request';
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
