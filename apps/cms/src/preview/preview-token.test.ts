import { describe, expect, it } from 'vitest';
import { previewAddress } from './preview-address.ts';
import { PREVIEW_LIFETIME_SECONDS, readPreviewToken, signPreviewToken } from './preview-token.ts';

const secret = 'a secret for tests only, long enough';
const what = { collection: 'news', id: 7, locale: 'en' } as const;

describe('preview token', () => {
  it('accepts a signed token', () => {
    expect(readPreviewToken(signPreviewToken(what, secret), secret)).toMatchObject(what);
  });

  it('expires after an hour', () => {
    const now = Date.now();
    const token = signPreviewToken(what, secret, now);
    expect(readPreviewToken(token, secret, now + (PREVIEW_LIFETIME_SECONDS - 1) * 1000)).not.toBeNull();
    expect(readPreviewToken(token, secret, now + (PREVIEW_LIFETIME_SECONDS + 1) * 1000)).toBeNull();
  });

  it.each([
    ['another secret', () => signPreviewToken(what, `${secret}!`)],
    [
      'another payload',
      (token: string) => `${Buffer.from('{"id":8}').toString('base64url')}.${token.split('.')[1]}`,
    ],
    ['no signature', (token: string) => token.split('.')[0] ?? ''],
    ['an empty signature', (token: string) => `${token.split('.')[0]}.`],
    ['more than it needs', (token: string) => `${token}.x`],
    ['nothing', () => ''],
    ['rubbish', () => '\u0000.\u0000'],
  ])('is rejected with %s', (_what, change) => {
    expect(readPreviewToken(change(signPreviewToken(what, secret)), secret)).toBeNull();
  });
});

describe('preview address', () => {
  const env = { siteUrl: 'https://www.bank.example', payloadSecret: secret };
  const doc = { id: 7, slug: 'kabar-baik' };

  it('points to the page in its language', () => {
    const at = (locale: string) => previewAddress(env, { collection: 'news', doc, locale })?.split('?')[0];
    expect(at('id')).toBe('https://www.bank.example/news/kabar-baik');
    expect(at('en')).toBe('https://www.bank.example/en/news/kabar-baik');
    expect(at('xx')).toBe('https://www.bank.example/news/kabar-baik');
  });

  it.each([{ id: 7 }, { id: 7, slug: '' }, { slug: 'x' }, { id: 7, slug: null }])(
    'is missing while the item has no slug: %o',
    (unsaved) => {
      expect(previewAddress(env, { collection: 'news', doc: unsaved, locale: 'id' })).toBeNull();
    },
  );
});
