import { describe, expect, it } from 'vitest';
import { parseEnv } from './env.ts';

const minimal = { DATA_DIR: 'data', SERVICE_KEY: 's'.repeat(32), COOKIE_SECRET: 'c'.repeat(32) };

describe('site environment', () => {
  it('requires only secrets and a data directory', () => {
    expect(parseEnv(minimal)).toMatchObject({
      SITE_URL: 'http://localhost:3000',
      SITE_PORT: 3000,
      API_URL: '/api',
      LOCALE_DETECTION: 'root',
      TRUST_PROXY: [],
    });
  });

  it('ignores an empty variable', () => {
    expect(parseEnv({ ...minimal, SITE_PORT: '' }).SITE_PORT).toBe(3000);
  });

  it.each([
    ['SITE_URL', 'bank.example'],
    ['SITE_URL', 'ftp://bank.example'],
    ['SITE_URL', 'https://bank.example/path'],
    ['CMS_URL', 'not an address'],
    ['SITE_PORT', '70000'],
    ['SITE_PORT', 'http'],
    ['INTERNAL_PORT', '-1'],
    ['CONNECTIONS_PER_ADDRESS', '0'],
    ['DRAIN_SECONDS', '-1'],
    ['COPY_CONTENT', 'yes'],
    ['RECOMPRESS_PAGES', 'yes'],
    ['DRAIN_SECONDS', 'soon'],
    ['SERVICE_KEY', 'too short'],
    ['COOKIE_SECRET', 'too short'],
    ['API_URL', 'api'],
    ['API_URL', '/api/'],
    ['API_URL', '//api.example/api'],
    ['API_URL', '//cms/api'],
    ['API_URL', 'https://api.example/api'],
    ['API_URL', 'http://localhost:3000'],
    ['API_URL', 'http://localhost:3000.example/api'],
    ['API_URL', 'http://localhost:3000/api?key=1'],
    ['CSRF_HEADER', 'X CSRF'],
    ['LOCALE_COOKIE', 'a=b'],
    ['LOCALE_DETECTION', 'always'],
    ['LOG_LEVEL', 'loud'],
    ['FORM_RATE_PER_MINUTE', '0'],
    ['FORM_MIN_SECONDS', '61'],
    ['CAPTCHA_PROVIDER', 'off'],
    ['CAPTCHA_DIFFICULTY', '0'],
    ['RECAPTCHA_VERIFY_URL', 'google'],
    ['NODE_ENV', 'staging'],
  ])('reports %s if it is %s', (name, value) => {
    expect(() => parseEnv({ ...minimal, [name]: value })).toThrow(`${name} is wrong: expected`);
  });

  it.each([
    ['/services/site-api', '/services/site-api'],
    ['https://www.bank.example/api', '/api'],
  ])('takes the API address %s as the path %s of its own origin', (value, path) => {
    const variables = { ...minimal, SITE_URL: 'https://www.bank.example', API_URL: value };
    expect(parseEnv(variables).API_URL).toBe(path);
  });

  it('explains which API address it expects', () => {
    expect(() => parseEnv({ ...minimal, API_URL: 'https://api.example/v2' })).toThrow(
      'API_URL is wrong: expected a path such as /api, or an address below SITE_URL, without trailing slash',
    );
  });

  it('never includes a value in an error, because it may be a secret', () => {
    expect(() => parseEnv({ ...minimal, SERVICE_KEY: 'hunter2' })).not.toThrow('hunter2');
    expect(() => parseEnv({ ...minimal, SERVICE_KEY: 'hunter2' })).toThrow('expected at least 32 characters');
  });

  it('requires both keys of reCAPTCHA, once it is chosen', () => {
    expect(() => parseEnv({ ...minimal, CAPTCHA_PROVIDER: 'recaptcha' })).toThrow(
      'RECAPTCHA_SITE_KEY is missing; RECAPTCHA_SECRET is missing',
    );
  });

  it('names every missing secret', () => {
    expect(() => parseEnv({})).toThrow(
      'DATA_DIR is missing; SERVICE_KEY is missing; COOKIE_SECRET is missing',
    );
  });
});
