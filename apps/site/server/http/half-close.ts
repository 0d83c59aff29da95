import type { Duplex } from 'node:stream';

/** Time for the client to read the last response and close the connection. */
const LINGER_MS = 2_000;

/**
 * Half-closes a connection after its last response (nginx's `lingering_close`): sends FIN, then reads and discards until
 * the client closes too. Closing a socket with unread bytes would send a TCP reset, which can destroy the response.
 */
export function halfClose(socket: Duplex): void {
  socket.end();
  socket.resume();
  const timer = setTimeout(() => socket.destroy(), LINGER_MS).unref();
  socket.once('close', () => clearTimeout(timer));
}
