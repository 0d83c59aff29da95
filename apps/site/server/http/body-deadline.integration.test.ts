import http from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { limitBodyTime } from './body-deadline.ts';

const DEADLINE_MS = 200;
const PIECES = 6;

const server = http.createServer((request, response) => {
  limitBodyTime(request, DEADLINE_MS);
  request.resume().on('end', () => response.end('received'));
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));

/** Sends a body in pieces with pauses. @returns the response; empty if the server disconnected. */
async function send(type: string, piece: Buffer, pauseMs: number): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let response = '';
  socket
    .on('error', () => {})
    .on('data', (chunk) => {
      response += chunk.toString();
    });
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write(
    `POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: ${type}\r\nContent-Length: ${PIECES * piece.length}\r\n\r\n`,
  );
  for (let sent = 0; sent < PIECES; sent++) {
    socket.write(piece);
    await pause(pauseMs);
  }
  await closed;
  return response;
}

const MULTIPART = 'multipart/form-data; boundary=x';

it.each([
  ['an ordinary body in time', 'application/json', Buffer.from('xx'), 10, true],
  ['an ordinary body that takes too long', 'application/json', Buffer.alloc(100_000), DEADLINE_MS / 2, false],
  ['an upload that takes long and goes on', MULTIPART, Buffer.alloc(100_000), DEADLINE_MS / 2, true],
  ['an upload that hardly goes on', MULTIPART, Buffer.from('xx'), DEADLINE_MS / 2, false],
])('%s is received or disconnected', async (_what, type, piece, pauseMs, isReceived) => {
  expect((await send(type, piece, pauseMs)).includes('received')).toBe(isReceived);
});
