import { expect, it } from 'vitest';
import { earlyRejection } from './early-rejection.ts';

it.each([
  ['/api/content/news/%E0%A4%A', undefined, 400],
  ['/%', undefined, 400],
  ['/admin/%00', undefined, 400],
  [`/${'a'.repeat(9_000)}`, undefined, 414],
  ['/api/media', String(23 * 1024 * 1024), 413],
])('%s with %s bytes is rejected with %i', (url, length, statusCode) => {
  expect(earlyRejection({ url, headers: { 'content-length': length } })).toMatchObject({ statusCode });
});

it.each(['/', '/admin?x=%zz', '/api/news?where[a]=%20', '/api/media/file/a%20b.jpg'])(
  '%s is accepted',
  (url) => {
    expect(earlyRejection({ url, headers: { 'content-length': '1024' } })).toBeNull();
  },
);

it('a body of unknown length is rejected with 411', () => {
  const headers = { 'transfer-encoding': 'chunked' };
  expect(earlyRejection({ url: '/api/media', headers })).toEqual({
    statusCode: 411,
    message: 'A request with a body must have a Content-Length header',
  });
});

it('a file of unknown length is accepted where files are counted while they are read', () => {
  const headers = { 'transfer-encoding': 'chunked' };
  expect(earlyRejection({ url: '/api/submissions/contact/attachments', headers })).toBeNull();
});

it.each(['x-http-method-override', 'x-payload-http-method-override'])(
  '%s requires a form content type, as the admin panel sends it',
  (name) => {
    const rejectionOf = (type: string) =>
      earlyRejection({
        url: '/api/news',
        headers: { [name]: 'GET', 'content-type': type, 'content-length': '1' },
      });
    expect(rejectionOf('application/json')).toEqual({
      statusCode: 415,
      message:
        'A request that overrides its method must have the Content-Type application/x-www-form-urlencoded',
    });
    expect(rejectionOf('application/x-www-form-urlencoded')).toBeNull();
  },
);
