import { describe, expect, it } from 'vitest';
import { parseHotRequest } from './hot-request.ts';

const get = (...headers: string[]) =>
  `GET /news?page=2 HTTP/1.1\r\n${headers.map((line) => `${line}\r\n`).join('')}\r\n`;

describe('a plain GET', () => {
  it('is parsed with the headers that decide the response', () => {
    const text = get(
      'Host: bank.example',
      'Accept-Encoding: gzip, br',
      'if-none-match: W/"x"',
      'User-Agent: A (B; C)',
    );
    expect(parseHotRequest(text, 0)).toEqual({
      target: '/news?page=2',
      headers: {
        host: 'bank.example',
        acceptEncoding: 'gzip, br',
        ifNoneMatch: 'W/"x"',
        cookie: undefined,
        acceptLanguage: undefined,
        userAgent: 'A (B; C)',
        fetchSite: undefined,
      },
      end: text.length,
    });
    // The second time the header block is memoized.
    expect(parseHotRequest(text, 0)?.headers.ifNoneMatch).toBe('W/"x"');
  });

  it('has the headers that decide the language', () => {
    const text = get('Host: a', 'Cookie: beranda_locale=en', 'accept-language: id,en;q=0.5');
    expect(parseHotRequest(text, 0)?.headers).toMatchObject({
      cookie: 'beranda_locale=en',
      acceptLanguage: 'id,en;q=0.5',
    });
  });

  it('may follow another one in the same chunk (pipelining)', () => {
    const one = get('Host: a');
    expect(parseHotRequest(one + one, one.length)?.end).toBe(one.length * 2);
  });
});

describe("left to Node's parser", () => {
  it.each([
    ['nothing', ''],
    ['half a request', 'GET / HTTP/1.1\r\nHost: a\r\n'],
    ['no headers', 'GET / HTTP/1.1\r\n\r\n'],
    ['no host', get('Accept: */*')],
    ['an empty host', get('Host: ')],
    ['two hosts', get('Host: a', 'Host: b')],
    ['two hosts in another case', get('Host: a', 'HOST: a')],
    ['another method', 'POST / HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['a method in small letters', 'get / HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['HTTP/1.0', 'GET / HTTP/1.0\r\nHost: a\r\n\r\n'],
    ['HTTP/1.11', 'GET / HTTP/1.11\r\nHost: a\r\n\r\n'],
    ['bare line feeds', 'GET / HTTP/1.1\nHost: a\n\n'],
    ['a bare line feed among headers', 'GET / HTTP/1.1\r\nHost: a\nX: y\r\n\r\n'],
    ['a bare carriage return in a value', get('Host: a', 'X: y\rZ: w')],
    ['a leading empty line', `\r\n${get('Host: a')}`],
    ['a space before the colon', get('Host : a')],
    ['a folded header', get('Host: a', 'X: y', ' z')],
    ['a header without name', get('Host: a', ': y')],
    ['a header without colon', get('Host: a', 'nonsense')],
    ['a header name with a bracket', get('Host: a', 'X(Y): z')],
    ['a null byte', get('Host: a', 'X: y\0z')],
    ['bytes beyond ASCII', get('Host: a', 'X: é')],
    ['a body length', get('Host: a', 'Content-Length: 5')],
    ['a body length of nothing', get('Host: a', 'content-length: 0')],
    ['chunks', get('Host: a', 'Transfer-Encoding: chunked')],
    ['a disguised transfer encoding', get('Host: a', 'Transfer-Encoding:chunked')],
    ['an upgrade', get('Host: a', 'Connection: Upgrade', 'Upgrade: websocket')],
    ['the end of the connection', get('Host: a', 'Connection: close')],
    ['an expectation', get('Host: a', 'Expect: 100-continue')],
    ['two conditions', get('Host: a', 'If-None-Match: x', 'If-None-Match: y')],
    ['two lists of encodings', get('Host: a', 'Accept-Encoding: br', 'Accept-Encoding: gzip')],
    ['two cookies', get('Host: a', 'Cookie: x=1', 'Cookie: y=2')],
    ['a range', get('Host: a', 'Range: bytes=0-1')],
  ])('%s', (_, text) => {
    expect(parseHotRequest(text, 0)).toBeUndefined();
  });
});

it('returns the target unchanged, to be looked up in the cache', () => {
  for (const target of ['http://a/', '/a b', ' /', '/\ta', '*']) {
    expect(parseHotRequest(`GET ${target} HTTP/1.1\r\nHost: a\r\n\r\n`, 0)?.target).toBe(target);
  }
});
