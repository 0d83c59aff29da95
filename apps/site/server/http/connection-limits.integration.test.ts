import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createConnectionLimits, networkOf } from './connection-limits.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s is limited as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

/** Long enough that a busy machine does not make a steady reader a stalled one. */
const STALLED_MS = 1_000;
/** More than the kernel buffers for a connection on loopback. */
const RESPONSE_BYTES = 16 * 1_024 ** 2;

/** Sends a response in one write to a client that reads as `read` does. @returns how many bytes arrived. */
async function bytesReadBy(read: (socket: Socket) => Promise<void>): Promise<number> {
  const limits = createConnectionLimits({
    perAddress: 1,
    isProxy: () => false,
    stalledMs: STALLED_MS,
    onRejected: () => {},
  });
  const server = createServer((socket) => {
    socket.on('error', () => {});
    limits.admit(socket);
    socket.end(Buffer.alloc(RESPONSE_BYTES));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const reader = connect((server.address() as AddressInfo).port, '127.0.0.1');
  reader.on('error', () => {});
  reader.on('data', () => reader.pause());
  await read(reader);
  const { bytesRead } = reader;
  reader.destroy();
  server.close();
  limits.stop();
  return bytesRead;
}

it('a slow reader that makes progress gets the whole of a large write', async () => {
  const startedAt = performance.now();
  const bytes = await bytesReadBy(async (reader) => {
    while (!reader.readableEnded && !reader.destroyed) {
      reader.resume();
      await sleep(15);
    }
  });
  expect(performance.now() - startedAt).toBeGreaterThan(3 * STALLED_MS);
  expect(bytes).toBe(RESPONSE_BYTES);
});

it('a reader that stalls within a large write is disconnected', async () => {
  const bytes = await bytesReadBy(async (reader) => {
    await sleep(4 * STALLED_MS);
    while (!reader.readableEnded && !reader.destroyed) {
      reader.resume();
      await sleep(0);
    }
  });
  expect(bytes).toBeLessThan(RESPONSE_BYTES);
});
