import type { Duplex } from 'node:stream';

/** How long the other side has to read the last answer and close. */
const LINGER_MS = 2_000;

/**
 * Closes a connection after its last answer. What still comes is read and dropped until the other side closes too:
 * closing a socket with unread bytes makes the kernel reset the connection and throw the answer away.
 */
export function halfClose(socket: Duplex): void {
  socket.end();
  socket.resume();
  const timer = setTimeout(() => socket.destroy(), LINGER_MS).unref();
  socket.once('close', () => clearTimeout(timer));
}
