import { describe, expect, it } from 'vitest';
import { validateRequestTarget } from './request-target.ts';

describe('request target', () => {
  it.each([
    '/',
    '/en',
    '/news?page=2',
    '/news/kabar-baik',
    '/a%20b',
    '/news?q=%00',
    '/caf%C3%A9',
    '/news?next=//host',
  ])('accepts %s', (target) => {
    expect(validateRequestTarget(target)).toBeUndefined();
  });

  it.each([
    '',
    'news',
    '*',
    'http://elsewhere.example/',
    '//elsewhere.example',
    '/news//x',
    '/\\elsewhere.example',
    '/..',
    '/news/../../etc/passwd',
    '/news/..%2fetc',
    '/%2e%2e/etc',
    '/news%5cx',
    '/%00',
    '/news/%0d%0aSet-Cookie',
    '/%zz',
    '/%',
    '/%c0%af',
    '/news\u0000',
    '/news?\u0001',
    '/news#x',
    '/news?a#b',
  ])('rejects %s', (target) => {
    expect(validateRequestTarget(target)?.statusCode).toBe(400);
  });

  it('rejects a target of more than 2,048 characters', () => {
    expect(validateRequestTarget(`/${'a'.repeat(2_047)}`)).toBeUndefined();
    expect(validateRequestTarget(`/${'a'.repeat(2_048)}`)?.statusCode).toBe(414);
  });
});
