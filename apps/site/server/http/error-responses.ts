import { type ErrorBody, IN_MAINTENANCE, type Locale } from '@beranda/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Content } from '#src/content/client.ts';
import { isPageError, PageError } from '#src/content/page-error.ts';
import { CACHE } from './cache-policies.ts';
import { retryAfterSeconds } from './retry-after.ts';

/** Enough for whoever looks, too few for whoever floods. */
const REQUESTS_PER_MINUTE = 120;

/** The settings of routes that share one count of requests for each client. */
export function rateLimited(groupId: string) {
  return { rateLimit: { max: REQUESTS_PER_MINUTE, timeWindow: '1 minute', groupId } };
}

/** @throws PageError while the site is out of service on purpose. */
export async function throwInMaintenance(content: Content, locale: Locale): Promise<void> {
  const { isOn, message, expectedEnd } = (await content.settings(locale)).maintenance;
  if (!isOn) return;
  const maintenance = { message, expectedEnd };
  throw new PageError({ statusCode: 503, message: IN_MAINTENANCE, maintenance });
}

/**
 * Answers why something cannot be had: what was asked wrongly, the maintenance, or a back office that is away.
 *
 * @throws whatever else went wrong, which the application answers as a crash.
 */
export function sendErrorResponse(request: FastifyRequest, reply: FastifyReply, error: unknown) {
  reply.header('cache-control', CACHE.never);
  if (isPageError(error) && error.statusCode < 500) {
    return reply.code(error.statusCode).send(error.toBody());
  }
  const isUnavailable = error instanceof Error && error.name === 'ContentUnavailable';
  if (!isPageError(error) && !isUnavailable) throw error;
  const body: ErrorBody = isPageError(error)
    ? error.toBody()
    : { statusCode: 503, message: 'This cannot be had now.' };
  if (!isPageError(error)) request.log.error({ err: error }, 'a question could not be answered');
  return reply.code(503).header('retry-after', retryAfterSeconds(body.maintenance)).send(body);
}
