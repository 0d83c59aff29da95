import { request as ask, createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import {
  answerFor,
  createEncodedResponse,
  type EncodedResponse,
  recompress,
  sendEncodedResponse,
} from './encoded-response.ts';
import type { HotHeaders } from './hot-request.ts';

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
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const options = { port, method, headers: { 'accept-encoding': acceptEncoding } };
    ask(options, resolve).on('error', reject).end();
  });
  return { headers: answer.headers, body: await buffer(answer) };
}

const hot = (acceptEncoding: string) =>
  answerFor({ acceptEncoding, ifNoneMatch: undefined } as HotHeaders, encodedResponse, () => {});

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
    expect(hot('br')?.toString('latin1')).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*content-encoding: br\r\n/);
    expect(hot('gzip')).toBeUndefined();
    const { body } = await get('gzip');
    const bytes = hot('gzip');
    expect(bytes?.subarray(-body.length).equals(body)).toBe(true);
    expect(hot('identity')).toBeUndefined();
  });

  it('is complete for concurrent requests for gzip', async () => {
    const answers = await Promise.all([get('gzip'), get('gzip'), get('gzip')]);
    for (const { body } of answers) expect(gunzipSync(body).toString()).toBe(TEXT);
  });

  it('holds no more memory than its bytes', async () => {
    await recompress(encodedResponse);
    hot('br');
    expect(encodedResponse.br.bytes.buffer.byteLength).toBe(encodedResponse.br.bytes.length);
    expect(encodedResponse.br.bytes.length).toBeLessThan(TEXT.length / 2);
  });
});
