import type { FormErrorCode } from '@beranda/contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { SiteEnv } from '#server/env.ts';
import { isSameOrigin } from '#server/http/same-origin.ts';

class CrossOriginError extends Error {
  readonly statusCode = 403;
}

/** @throws an error with status 403 for a request from another site. */
export function requireSameOrigin(request: FastifyRequest, env: Pick<SiteEnv, 'SITE_URL'>): void {
  if (!isSameOrigin(request.headers, env.SITE_URL))
    throw new CrossOriginError('The form comes from another site.');
}

const RETRY_AFTER = 'retry-after';

/** What the rate limit has written into the `Retry-After` header of its response. */
export function retryAfterOf(reply: FastifyReply): { retryAfterSeconds?: number } {
  const seconds = Number(reply.getHeader(RETRY_AFTER));
  return seconds > 0 ? { retryAfterSeconds: seconds } : {};
}

export function sendRetryAfter(reply: FastifyReply, seconds: number | undefined): void {
  if (seconds !== undefined) reply.header(RETRY_AFTER, String(seconds));
}

/** The error code for a request that was rejected before validation. */
export function codeOf(error: FastifyError): FormErrorCode {
  if (error instanceof CrossOriginError) return 'foreignOrigin';
  if (error.code?.startsWith('FST_CSRF')) return 'expired';
  if (error.statusCode === 413) return 'tooLarge';
  if (error.statusCode === 429) return 'tooManyRequests';
  return error.statusCode && error.statusCode < 500 ? 'malformed' : 'sendFailed';
}
