import { connect } from 'node:net';
import { expect, test } from './test.ts';

test('every response of the back office API is no-store, also errors', async ({
  administrator,
  sharedStack,
}) => {
  const { docs } = (await administrator.call('GET', '/api/media?limit=1&depth=0')) as {
    docs: { filename: string }[];
  };
  const requests: [string, string, string?][] = [
    ['GET', '/api/healthz'],
    ['GET', '/api/users/me'],
    ['GET', '/api/users/init'],
    ['GET', '/api/news'],
    ['GET', '/api/news/1'],
    ['GET', '/api/globals/settings'],
    ['GET', '/api/payload-preferences/any'],
    ['GET', `/api/media/file/${encodeURIComponent(String(docs[0]?.filename))}`],
    ['GET', '/api/media/file/nothing.jpg'],
    ['GET', '/api/nowhere'],
    ['GET', '/api'],
    ['GET', '/api/tag-versions'],
    ['OPTIONS', '/api/news'],
    ['POST', '/api/users/login', '{"email":"nobody@contoh.example","password":"wrong"}'],
    ['POST', '/api/users/login', '{'],
    ['POST', '/api/payload-jobs/run'],
    ['PUT', '/api/news'],
    ['PATCH', '/api/news/1', '{}'],
    ['DELETE', '/api/news/1'],
  ];
  for (const [method, path, body] of requests) {
    const response = await fetch(sharedStack.cmsUrl + path, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body && { body }),
    });
    await response.arrayBuffer();
    expect(response.headers.get('cache-control'), `${method} ${path} ${response.status}`).toContain(
      'no-store',
    );
  }
});

test('bytes that are not HTTP get the headers of every response', async ({ sharedStack }) => {
  const { hostname, port } = new URL(sharedStack.cmsUrl);
  for (const [bytes, status] of [
    ['GARBAGE\r\n\r\n', 400],
    [`GET / HTTP/1.1\r\nHost: ${hostname}\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ] as const) {
    const socket = connect(Number(port), hostname).setEncoding('latin1');
    socket.write(bytes);
    const response = (await socket.toArray()).join('');
    expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(response).toContain('cache-control: no-store');
    expect(response).toContain("content-security-policy: default-src 'none'");
    expect(response).toContain('x-content-type-options: nosniff');
  }
});
