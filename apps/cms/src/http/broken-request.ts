import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

const STATUS: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Responds to malformed HTTP with the standard headers, and closes the connection. */
export function respondToBrokenRequest(
  error: Error & { code?: string },
  socket: Duplex,
  headers: Record<string, string>,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = STATUS[error.code ?? ''] ?? 400;
  const all = { ...headers, 'cache-control': 'no-store', 'content-length': '0', connection: 'close' };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`);
}
