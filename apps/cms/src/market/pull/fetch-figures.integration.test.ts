import type { RequestListener } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import { respondWithBody, startFiguresSource } from '../../../testing/figures-source.ts';
import { fetchFigures } from './fetch-figures.ts';
import type { Resolve } from './public-lookup.ts';

const source = await startFiguresSource();
const { port, url, hosts } = source;

describe('fetching figures', () => {
  it('returns the response body', async () => {
    source.respond(respondWithBody('hello'));
    expect(await fetchFigures(url, hosts)).toEqual({ text: 'hello' });
  });

  it.each([
    ['status', 'an error status', respondWithBody('secret', 500)],
    ['notText', 'invalid UTF-8', (_request, response) => response.end(Buffer.from([0xff, 0xfe]))],
    ['tooLarge', 'a large body', respondWithBody('x'.repeat(1024 * 1024 + 1))],
    ['unreachable', 'a broken connection', (request) => request.socket.destroy()],
    ['timeout', 'no response in time', () => {}],
    ['timeout', 'an incomplete response', (_request, response) => response.write('{')],
    [
      'redirect',
      'a redirect',
      (_request, response) => response.writeHead(302, { location: 'https://elsewhere.example' }).end(),
    ],
  ] as [string, string, RequestListener][])('%s: rejects %s', async (code, _what, listener) => {
    source.respond(listener);
    const fetched = await fetchFigures(url, hosts, { timeoutMs: 300 });
    expect(fetched).toMatchObject({ failure: { code, severity: 'error' } });
    expect(JSON.stringify(fetched)).not.toContain('secret');
  });

  it.each(['http://elsewhere.example/', 'ftp://127.0.0.1/', 'https://a:b@elsewhere.example/', 'kurs'])(
    'never requests %s',
    async (address) => {
      expect(await fetchFigures(address, hosts)).toMatchObject({ failure: { code: 'badAddress' } });
    },
  );

  it('never requests internal addresses of hosts that are not allowed (SSRF)', async () => {
    const onRequest = vi.fn();
    source.respond(onRequest);
    const inner = { failure: { code: 'innerAddress', severity: 'error' } };
    expect(await fetchFigures(url, [])).toMatchObject(inner);
    // A name that resolves to an internal address.
    const resolve: Resolve = (_name, _options, done) => done(null, [{ address: '127.0.0.1', family: 4 }]);
    const address = `https://kurs.example:${port}/`;
    expect(await fetchFigures(address, hosts, { resolve })).toMatchObject(inner);
    expect(onRequest).not.toHaveBeenCalled();
  });
});
