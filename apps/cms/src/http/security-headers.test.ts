import { expect, it } from 'vitest';
import { createNonce, securityHeaders } from './security-headers.ts';

const directivesOf = (isDevelopment: boolean) =>
  Object.fromEntries(
    String(securityHeaders({ nonce: 'abc', isDevelopment })['content-security-policy'])
      .split('; ')
      .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]),
  );

it('allows only own scripts and those with the nonce', () => {
  const directives = directivesOf(false);
  expect(directives['script-src']).toEqual(["'self'", "'nonce-abc'"]);
  expect(directives['default-src']).toEqual(["'none'"]);
  expect(Object.values(directives).flat().join(' ')).not.toMatch(
    /https?:|wss?:|\*|strict-dynamic|unsafe-eval/,
  );
  expect(directives['style-src-elem']).not.toContain("'unsafe-inline'");
});

it('uses a new nonce each time', () => {
  const nonces = Array.from({ length: 100 }, createNonce);
  expect(new Set(nonces).size).toBe(100);
  expect(nonces.every((nonce) => /^[A-Za-z0-9+/]{22}==$/.test(nonce))).toBe(true);
});

it('allows hot reload in development only', () => {
  expect(directivesOf(true)['script-src']).toContain("'unsafe-eval'");
});
