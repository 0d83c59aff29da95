import { request as ask, createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createEncodedResponse,
  type EncodedResponse,
  recompress,
  sendEncodedResponse,
} from './encoded-response.ts';

const TEXT = `<p>${'Selamat pagi, Jakarta. '.repeat(500)}</p>`;

let encodedResponse: EncodedResponse;
beforeEach(async () => {
  encodedResponse = await createEncodedResponse(TEXT, { 'content-type': 'text/html' });
});

const server = createServer((request, response) => sendEncodedResponse(request, response, encodedResponse));
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
afterAll(() => server.close());

async function get(acceptEncoding: string, method = 'GET') {
  const { port } = server.address() as AddressInfo;
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const options = { port, method, headers: { 'accept-encoding': acceptEncoding } };
    ask(options, resolve).on('error', reject).end();
  });
  return { headers: response.headers, body: await buffer(response) };
}

const UNPACK: Record<string, (bytes: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (bytes) => bytes,
};

describe('an encoded response', () => {
  it.each(Object.keys(UNPACK))(
    'decodes to the same text in %s, before and after recompression',
    async (encoding) => {
      for (const step of [() => {}, () => {}, () => recompress(encodedResponse)]) {
        await step();
        const { headers, body } = await get(encoding);
        expect(UNPACK[encoding]?.(body).toString()).toBe(TEXT);
        expect(headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
        expect(headers['content-length']).toBe(String(body.length));
        expect(headers.etag).toBe(encodedResponse.etag);
      }
    },
  );

  it('answers HEAD with its length and no body', async () => {
    for (const encoding of Object.keys(UNPACK)) {
      const { headers, body } = await get(encoding, 'HEAD');
      expect(body).toHaveLength(0);
      expect(headers['content-length']).toBe((await get(encoding)).headers['content-length']);
    }
  });

  it('is compressed with brotli at once, and with gzip on the first request for it', async () => {
    expect(encodedResponse.gzip).toBeUndefined();
    const { body } = await get('gzip');
    expect(encodedResponse.gzip?.equals(body)).toBe(true);
    expect((await get('br')).body.equals(encodedResponse.br)).toBe(true);
  });

  it('is complete for concurrent requests for gzip', async () => {
    const responses = await Promise.all([get('gzip'), get('gzip'), get('gzip')]);
    for (const { body } of responses) expect(gunzipSync(body).toString()).toBe(TEXT);
  });

  it('holds no more memory than its bytes', async () => {
    await recompress(encodedResponse);
    await get('gzip');
    for (const body of [encodedResponse.br, encodedResponse.gzip])
      expect(body?.buffer.byteLength).toBe(body?.length);
    expect(encodedResponse.br.length).toBeLessThan(TEXT.length / 2);
  });
});
