import { describe, expect, it } from 'vitest';
import { isSameOrigin } from './same-origin.ts';

const SITE = 'https://www.bank.example';

describe('same origin', () => {
  it.each([
    { origin: SITE, host: 'www.bank.example' },
    { origin: 'https://m.bank.example', host: 'm.bank.example' },
    { origin: 'https://m.bank.example', host: 'm.bank.example:443' },
    { origin: 'https://m.bank.example:8443', host: 'm.bank.example:8443' },
    { host: 'www.bank.example', 'sec-fetch-site': 'same-origin' },
    { host: 'www.bank.example' },
  ])('accepts %o', (headers) => {
    expect(isSameOrigin(headers, SITE)).toBe(true);
  });

  it.each([
    { origin: 'https://evil.example', host: 'www.bank.example' },
    { origin: 'https://www.bank.example.evil.example', host: 'www.bank.example' },
    { origin: 'https://www.bank.example:8443', host: 'www.bank.example' },
    { origin: 'http://www.bank.example', host: 'www.bank.example' },
    { origin: 'http://m.bank.example', host: 'm.bank.example' },
    { origin: 'https://m.bank.example', host: 'm.bank.example:8443' },
    { origin: 'https://m.bank.example' },
    { origin: 'null', host: 'www.bank.example' },
    { origin: '', host: 'www.bank.example' },
    { origin: 'rubbish', host: 'www.bank.example' },
    { host: 'www.bank.example', 'sec-fetch-site': 'cross-site' },
    { host: 'www.bank.example', 'sec-fetch-site': 'same-site' },
  ])('rejects %o', (headers) => {
    expect(isSameOrigin(headers, SITE)).toBe(false);
  });

  it('uses plain HTTP where the site does', () => {
    const headers = { origin: 'http://bank.internal:8080', host: 'bank.internal:8080' };
    expect(isSameOrigin(headers, 'http://localhost:3000')).toBe(true);
    expect(isSameOrigin({ ...headers, origin: 'https://bank.internal:8080' }, 'http://localhost:3000')).toBe(
      false,
    );
  });
});
