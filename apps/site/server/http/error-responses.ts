import { type ErrorBody, IN_MAINTENANCE, type Locale } from '@beranda/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ZodError } from 'zod';
import type { Content } from '#src/content/client.ts';
import { isPageError, PageError } from '#src/content/page-error.ts';
import { isContentUnavailable } from '#src/content/transport/errors.ts';
import { CACHE } from './cache-policies.ts';
import { retryAfterSeconds } from './retry-after.ts';

const REQUESTS_PER_MINUTE = 120;

const UNAVAILABLE: ErrorBody = { statusCode: 503, message: 'The content is temporarily unavailable.' };

/** Route config: a rate limit per client address, shared by all routes of a group. */
export function rateLimited(groupId: string) {
  return { rateLimit: { max: REQUESTS_PER_MINUTE, timeWindow: '1 minute', groupId } };
}

/** @throws PageError with status 503 while the site is in maintenance. */
export async function throwInMaintenance(content: Content, locale: Locale): Promise<void> {
  const { isOn, message, expectedEnd } = (await content.settings(locale)).maintenance;
  if (!isOn) return;
  const maintenance = { message, expectedEnd };
  throw new PageError({ statusCode: 503, message: IN_MAINTENANCE, maintenance });
}

/** A PageError with status 400 that names the invalid query parameters. */
export function invalidParameters({ issues }: ZodError): PageError {
  const names = [...new Set(issues.map(({ path }) => path.join('.')))];
  return new PageError({ statusCode: 400, message: `Invalid parameters: ${names.join(', ')}.` });
}

/**
 * Sends a JSON error response: 4xx for invalid input, 503 in maintenance or while the back office is down.
 *
 * @throws any other error, which the error handler turns into a 500.
 */
export function sendErrorResponse(request: FastifyRequest, reply: FastifyReply, error: unknown) {
  reply.header('cache-control', CACHE.never);
  const failure = isContentUnavailable(error) ? new PageError(UNAVAILABLE) : error;
  if (!isPageError(failure)) throw failure;
  if (failure !== error) request.log.error({ err: error }, 'The content for a response was unavailable');
  const body = failure.toBody();
  if (body.statusCode === 503) reply.header('retry-after', retryAfterSeconds(body.maintenance));
  return reply.code(body.statusCode).send(body);
}
