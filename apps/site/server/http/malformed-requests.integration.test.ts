import { connect } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import { withSite } from '../../testing/with-site.ts';

const { site } = withSite({ env: { LOCALE_DETECTION: 'all' } });

beforeAll(async () => {
  await site.get('/');
});

/** Sends raw bytes, which no HTTP client would send; resolves with the whole response. */
function send(bytes: string): Promise<string> {
  const { port } = new URL(site.url);
  return new Promise((resolve, reject) => {
    let response = '';
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(bytes));
    socket.setTimeout(5_000, () => socket.destroy(new Error('no response')));
    socket.on('data', (chunk) => {
      response += chunk;
    });
    socket.on('close', () => resolve(response));
    socket.on('error', (error) => (response ? resolve(response) : reject(error)));
  });
}

const hostOf = () => new URL(site.url).host;
const get = (target: string, headers = `Host: ${hostOf()}`) =>
  send(`GET ${target} HTTP/1.1\r\n${headers}\r\nConnection: close\r\n\r\n`);

/** The head of a POST with a Transfer-Encoding; `{host}` is replaced once the site is started. */
const headOfPost = (coding: string) =>
  `POST /about-us/contact-us HTTP/1.1\r\nHost: {host}\r\nTransfer-Encoding: ${coding}\r\n\r\n`;

const statusOf = (response: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(response)?.[1]);

describe('malformed request targets', () => {
  it.each([
    '//evil.example',
    '//evil.example/%2e%2e',
    '/\\evil.example',
    '/..%2f..%2fetc%2fpasswd',
    '/../../etc/passwd',
    '/%00',
    '/news/%00',
    '/%zz',
    '/news/%e0%a4%a',
    '/media/..%2f..%2fberanda.db',
    '/assets/../server/main.js',
    '/news//_payload.json',
    'http://evil.example/',
  ])('%s is rejected and not cached', async (target) => {
    const before = site.site.pages.cache.size();
    const response = await get(target);
    expect(statusOf(response)).toBe(400);
    expect(response.toLowerCase()).toContain('cache-control: no-store');
    expect(response.toLowerCase()).toContain('content-security-policy');
    expect(site.site.pages.cache.size()).toBe(before);
  });

  it('somebody who opens one in a browser sees a page in both languages', async () => {
    const headers = `Host: ${hostOf()}\r\nAccept: text/html,*/*;q=0.8`;
    const response = await get('/about-us//complaint', headers);
    expect(statusOf(response)).toBe(400);
    expect(response).toContain('content-type: text/html; charset=utf-8');
    expect(response).toContain('Alamat halaman tidak dapat dibaca');
    expect(response).toContain('<a href="/en" lang="en-US">Home</a>');
    expect(response).not.toContain('complaint');
  });

  it('a very long URL is rejected', async () => {
    expect(statusOf(await get(`/${'a'.repeat(3_000)}`))).toBe(414);
    expect(statusOf(await get(`/news?page=${'1'.repeat(3_000)}`))).toBe(414);
    expect(statusOf(await get(`/${'a'.repeat(40_000)}`))).toBe(431);
  });

  it('a page has one URL; other spellings redirect to it or are 404, and none is cached', async () => {
    await site.get('/news/berita-1');
    const before = site.site.pages.cache.size();
    for (const [target, location] of [
      ['/%6eews', '/news'],
      ['/news/%62erita-1', '/news/berita-1'],
      ['/%65n/news', '/en/news'],
      ['/%61bout-us/contact-us', '/about-us/contact-us'],
      ['/news/?x=1', '/news?x=1'],
    ] as const) {
      const response = await site.get(target);
      expect(response.status, target).toBe(301);
      expect(response.headers.get('location'), target).toBe(location);
    }
    for (const target of [
      '/NEWS',
      '/News/berita-1',
      '/EN/news',
      '/About-Us/contact-us',
      '/news/berita-1%2E5',
    ]) {
      expect([301, 404], target).toContain((await site.get(target)).status);
    }
    expect(statusOf(await get('/news#x'))).toBe(400);
    expect(statusOf(await get('/about-us/contact-us#x'))).toBe(400);
    expect(site.site.pages.cache.size()).toBe(before);
  });

  it.each(['€', 'a%0Ab', 'x', '../x', 'a.b', `${'a'.repeat(900)}.${'b'.repeat(100)}`])(
    'the invalid preview token %s shows no draft',
    async (token) => {
      expect((await site.get(`/news/no-such-item?preview=${token}`)).status).toBe(404);
    },
  );

  it('invented query parameters do not fill the page cache', async () => {
    const before = site.site.pages.cache.size();
    await Promise.all(Array.from({ length: 50 }, (_, number) => site.get(`/news/x-${number}?a=${number}`)));
    await Promise.all(Array.from({ length: 50 }, (_, number) => site.get(`/?cachebuster=${number}`)));
    expect(site.site.pages.cache.size()).toBe(before);
  });
});

describe('Host header attacks', () => {
  it.each(['Host: evil.example', 'Host: localhost', 'Host:', 'Host: evil.example:80@localhost'])(
    '"%s" is rejected',
    async (header) => {
      const response = await get('/', header);
      expect([400, 421]).toContain(statusOf(response));
      expect(response).not.toContain('<html');
    },
  );

  it('X-Forwarded-Host does not change the page', async () => {
    const response = await get(
      '/',
      `Host: ${hostOf()}\r\nX-Forwarded-Host: evil.example\r\nForwarded: host=evil.example`,
    );
    expect(statusOf(response)).toBe(200);
    expect(response).not.toContain('evil.example');
  });

  it('two Host headers are rejected', async () => {
    expect([400, 421]).toContain(statusOf(await get('/', `Host: ${hostOf()}\r\nHost: evil.example`)));
  });
});

describe('rejected methods and messages', () => {
  it.each([
    ['PUT', '/about-us/contact-us', 'GET, HEAD, POST'],
    ['DELETE', '/news', 'GET, HEAD'],
    ['PATCH', '/no-such-page', 'GET, HEAD'],
    ['POST', '/news', 'GET, HEAD'],
    ['POST', '/api/id/v2/navigations', 'GET, HEAD'],
    ['GET', '/api/id/v2/forms/contact', 'POST'],
    ['PUT', '/api/en/v2/forms/contact/attachments', 'POST'],
  ])('%s %s gets 405 and the methods of the path', async (method, path, allowed) => {
    const response = await fetch(`${site.url}${path}`, { method, headers: { 'accept-language': 'en' } });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe(allowed);
  });

  it.each(['/api', '/api/nothing', '/api/id/v2/nothing', '/api/id/v1/navigations'])(
    'the unknown API path %s is an error as JSON, not a page, whatever the language',
    async (path) => {
      const response = await site.get(path, { 'accept-language': 'en' });
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({ statusCode: 404, message: `Page Not Found: ${path}` });
    },
  );

  it.each([
    ['no HTTP', 400, 'RUBBISH\r\n\r\n'],
    ['a header name with a space', 400, 'GET / HTTP/1.1\r\nHost: a\r\nBad Header: x\r\n\r\n'],
    ['no host', 400, 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['no host, for a probe', 400, 'GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['another expectation', 417, 'GET / HTTP/1.1\r\nHost: a\r\nExpect: tea\r\n\r\n'],
    ['an endless header', 431, `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`],
    ['endless chunk extensions', 413, `${headOfPost('chunked')}1;${'x'.repeat(40_000)}\r\na\r\n0\r\n\r\n`],
    ['a coding before chunked', 501, `${headOfPost('x, chunked')}0\r\n\r\n`],
    ['chunked twice', 400, `${headOfPost('chunked, chunked')}0\r\n\r\n`],
    ['two codings', 501, `${headOfPost('gzip\r\nTransfer-Encoding: chunked')}0\r\n\r\n`],
  ])('%s is rejected with %i and all security headers', async (_name, status, bytes) => {
    const response = await send(bytes.replace('{host}', hostOf()));
    expect(statusOf(response)).toBe(status);
    const head = response.toLowerCase();
    expect(head).toContain('connection: close');
    expect(head).toContain('cache-control: no-store');
    for (const header of [
      'content-security-policy',
      'x-content-type-options',
      'x-frame-options',
      'referrer-policy',
    ])
      expect(head).toContain(`\r\n${header}: `);
  });
});
