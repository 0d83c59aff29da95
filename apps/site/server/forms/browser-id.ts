import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { CSRF_COOKIE } from '#server/http/csrf-cookie.ts';
import { derivePurposeKey } from '#server/http/signed-token.ts';

/**
 * Identifies the browser of a form whose CSRF token was accepted: a keyed digest of the cookie of that token, which only this
 * browser has, in all its tabs. Nobody else can compute it, so nobody else gets the ticket of what it has sent.
 */
export function browserIdOf(
  { cookies }: Pick<FastifyRequest, 'cookies'>,
  secret: string,
): string | undefined {
  const cookie = cookies[CSRF_COOKIE];
  return (
    cookie && createHmac('sha256', derivePurposeKey(secret, 'browser')).update(cookie).digest('base64url')
  );
}
