import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseEnv } from '#cms/env.ts';
import { EICAR, type FakeClamd, startClamd } from '../../testing/clamd.ts';
import { ScanError, scanFile } from './clamd.ts';

let folder: string;
let file: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'beranda-clamd-'));
  file = path.join(folder, 'file');
});
afterAll(() => rm(folder, { recursive: true }));

const addressOf = ({ address }: FakeClamd) => {
  const { clamd } = parseEnv({
    PAYLOAD_SECRET: 'p'.repeat(32),
    SERVICE_KEY: 's'.repeat(32),
    ENCRYPTION_KEY: Buffer.alloc(32).toString('base64'),
    CLAMD_ADDRESS: address,
  });
  if (!clamd) throw new Error('no address');
  return clamd;
};

describe.each([
  ['TCP', () => undefined],
  ['a Unix socket', () => path.join(folder, 'clamd.sock')],
])('a scan over %s', (_what, socketPath) => {
  let clamd: FakeClamd;
  beforeAll(async () => {
    clamd = await startClamd(socketPath());
  });
  afterAll(() => clamd.stop());

  it('passes a large clean file, which is sent in pieces', async () => {
    await writeFile(file, Buffer.alloc(3_000_000, 65));
    expect(await scanFile(addressOf(clamd), file)).toEqual({ kind: 'clean' });
  });

  it('finds a virus at the end of a large file', async () => {
    await writeFile(file, Buffer.concat([Buffer.alloc(1_000_000, 65), EICAR]));
    expect(await scanFile(addressOf(clamd), file)).toEqual({
      kind: 'infected',
      signature: 'Eicar-Test-Signature',
    });
  });

  it.each(['INSTREAM size limit exceeded. ERROR\0', 'stream: OK FOUND maybe\0', '', 'UNKNOWN COMMAND\0'])(
    'fails when clamd answers %j',
    async (reply) => {
      clamd.replyWith(reply);
      await expect(scanFile(addressOf(clamd), file)).rejects.toBeInstanceOf(ScanError);
      clamd.replyWith(undefined);
    },
  );
});

it.each([
  ['politely', (socket: Socket) => void socket.end('INSTREAM size limit exceeded. ERROR\0')],
  ['with a reset', (socket: Socket) => void socket.resetAndDestroy()],
])('a scan fails when clamd closes the connection %s before it has read the file', async (_how, close) => {
  const server = createServer((socket) => {
    socket.on('error', () => {}).once('data', () => close(socket.pause()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await writeFile(file, Buffer.alloc(30_000_000));
  await expect(scanFile({ host: '127.0.0.1', port }, file)).rejects.toBeInstanceOf(ScanError);
  server.close();
});

it('a scan fails when its file cannot be read', async () => {
  const clamd = await startClamd();
  await expect(scanFile(addressOf(clamd), path.join(folder, 'nothing'))).rejects.toBeInstanceOf(ScanError);
  await clamd.stop();
});

it('a scan fails when clamd is unavailable', async () => {
  const clamd = await startClamd();
  const address = addressOf(clamd);
  await clamd.stop();
  await writeFile(file, 'x');
  await expect(scanFile(address, file)).rejects.toBeInstanceOf(ScanError);
});
