import type { IncomingMessage } from 'node:http';

/** Deadline for an ordinary body, and for each piece of an upload. */
const DEADLINE_MS = 30_000;
/** Minimum progress of an upload in that time, in bytes: less than the slowest mobile network transmits. */
const PIECE_BYTES = 32 * 1_024;

const isUpload = ({ method, headers }: IncomingMessage) =>
  method === 'POST' && headers['content-type']?.startsWith('multipart/form-data;') === true;

/**
 * Slowloris: disconnects clients that take too long to send a body. An upload may take longer while it makes progress,
 * up to the `requestTimeout` of the server.
 */
export function limitBodyTime(request: IncomingMessage, deadlineMs = DEADLINE_MS): void {
  const { headers, socket } = request;
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return;
  let expected = socket.bytesRead + PIECE_BYTES;
  const timer = setInterval(() => {
    if (request.complete || socket.destroyed) return;
    if (isUpload(request) && socket.bytesRead >= expected) expected = socket.bytesRead + PIECE_BYTES;
    else socket.destroy();
  }, deadlineMs).unref();
  // Otherwise the timer holds the request of an idle connection in memory.
  request.once('close', () => clearInterval(timer));
}
