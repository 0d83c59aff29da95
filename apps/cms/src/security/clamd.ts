import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import type { ClamdAddress } from '#cms/env.ts';

type ScanResult = { kind: 'clean' } | { kind: 'infected'; signature: string };

/** clamd could not be reached, or did not scan the file. */
export class ScanError extends Error {}

/** Without any progress; clamd responds within seconds. */
const IDLE_MS = 20_000;
const CHUNK_BYTES = 64 * 1024;

/** The command INSTREAM: each piece after its length; a length of zero ends the file. */
async function* streamCommand(file: string): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0');
  for await (const chunk of createReadStream(file, { highWaterMark: CHUNK_BYTES }) as AsyncIterable<Buffer>) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(chunk.length);
    yield length;
    yield chunk;
  }
  yield Buffer.alloc(4);
}

/** Sends a file until the signal: clamd may respond before it has read all, and then nothing drains the socket. */
async function sendFile(socket: Socket, file: string, signal: AbortSignal): Promise<void> {
  for await (const piece of streamCommand(file)) {
    signal.throwIfAborted();
    if (!socket.write(piece)) await once(socket, 'drain', { signal });
  }
}

async function exchange(address: ClamdAddress, file: string): Promise<string> {
  const socket = connect(address);
  socket.setTimeout(IDLE_MS, () => socket.destroy(new Error('clamd does not answer')));
  // Errors before the response make reading it fail; later ones, of a piece that was still being sent, do not matter.
  socket.on('error', () => {});
  const replied = new AbortController();
  // A file that cannot be read fails the scan, too.
  const sending = sendFile(socket, file, replied.signal).catch((error: Error) => socket.destroy(error));
  try {
    // clamd closes the connection after its response.
    return await text(socket);
  } finally {
    replied.abort();
    socket.destroy();
    await sending;
  }
}

/**
 * Scans a file with clamd, over TCP or a Unix socket.
 *
 * @throws ScanError if there is no verdict; such a file must not be accepted.
 */
export async function scanFile(address: ClamdAddress, file: string): Promise<ScanResult> {
  const reply = await exchange(address, file).catch((cause: unknown) => {
    throw new ScanError('The virus scanner cannot be reached', { cause });
  });
  const verdict = reply.replace(/\0[\s\S]*$/, '').trim();
  if (verdict === 'stream: OK') return { kind: 'clean' };
  const signature = /^stream: (.+) FOUND$/.exec(verdict)?.[1];
  if (signature) return { kind: 'infected', signature };
  throw new ScanError(`The virus scanner answered: ${verdict.slice(0, 200)}`);
}
