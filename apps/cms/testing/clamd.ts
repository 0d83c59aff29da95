import { createServer, type Socket } from 'node:net';

/** The EICAR test file, which every virus scanner reports. In two parts, so that none reports this file. */
export const EICAR = Buffer.from(
  `X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD${'-ANTIVIRUS-TEST-FILE!$H+H*'}`,
  'latin1',
);

const COMMAND = 'zINSTREAM\0';

export type FakeClamd = {
  /** For `CLAMD_ADDRESS`. */
  address: string;
  /** How many files were scanned. */
  scanned(): number;
  /** Answers each file with this instead of a verdict; undefined scans again. */
  replyWith(reply: string | undefined): void;
  stop(): Promise<void>;
};

/** Reads the pieces of a command INSTREAM; null if it is not complete yet. */
function fileIn(received: Buffer): Buffer | null {
  if (received.length < COMMAND.length) return null;
  if (received.toString('latin1', 0, COMMAND.length) !== COMMAND) throw new Error('not INSTREAM');
  const pieces: Buffer[] = [];
  for (let at = COMMAND.length; at + 4 <= received.length; ) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    if (at + 4 + length > received.length) return null;
    pieces.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}

/**
 * A server on loopback that implements clamd's protocol for INSTREAM and finds EICAR.
 *
 * @param path of a Unix socket; default: a free port.
 */
export async function startClamd(path?: string): Promise<FakeClamd> {
  let scanned = 0;
  let fixed: string | undefined;
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => {});
    const received: Buffer[] = [];
    socket.on('data', (chunk: Buffer) => {
      received.push(chunk);
      // A command ends with a length of zero.
      if (chunk.at(-1) !== 0) return;
      const file = fileIn(Buffer.concat(received));
      if (!file) return;
      scanned += 1;
      socket.end(fixed ?? (file.includes(EICAR) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0'));
    });
  });
  await new Promise<void>((resolve) => {
    if (path) server.listen(path, resolve);
    else server.listen(0, '127.0.0.1', resolve);
  });
  const bound = server.address();
  return {
    address: typeof bound === 'object' && bound ? `tcp://127.0.0.1:${bound.port}` : `unix:${path}`,
    scanned: () => scanned,
    replyWith(reply) {
      fixed = reply;
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
