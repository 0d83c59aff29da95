import { setTimeout as sleep } from 'node:timers/promises';
import { LOCALES } from '@beranda/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SiteEnv } from '#server/env.ts';
import { networkOf } from '#server/http/connection-limits.ts';
import { splitTarget } from '#server/http/request-target.ts';
import type { Metrics } from '#server/metrics.ts';
import type { PageService } from '#server/pages/page-service.ts';
import { sendRendered } from '#server/pages/pages.ts';
import type { CaseStatusQueryResult } from '#src/content/loader-types.ts';
import { pageAddressOf } from '#src/routing/page-address.ts';
import { addressesOf } from '#src/routing/page-match.ts';
import { createTicketLimit } from '../limits.ts';
import { codeOf, requireSameOrigin, retryAfterOf, sendRetryAfter } from '../request-errors.ts';
import { fetchStatus, fieldsIn, validateCaseStatusQuery } from './case-status-query.ts';

const BODY_LIMIT_BYTES = 4 * 1024;
/** Wrong contacts for one ticket within an hour, from all addresses: brute force. */
const WRONG_PER_TICKET = 20;
/**
 * Against timing attacks no response is sent earlier, so that its time does not show whether a ticket exists. Far above
 * what a query takes.
 */
const MIN_RESPONSE_MS = 400;

const STATUS_CODES: Record<CaseStatusQueryResult['result']['kind'], number> = {
  found: 200,
  notFound: 200,
  invalid: 400,
  failed: 503,
};

type CaseStatusOptions = { env: SiteEnv; service: PageService; metrics: Metrics };

/**
 * Answers what the page of a case's status posts, with that page. Reads only, so it needs no CSRF token, and the page
 * itself is the same for everybody and cached. Ticket and contact are posted: they are in no URL and in no log.
 */
export function registerCaseStatus(app: FastifyInstance, { env, service, metrics }: CaseStatusOptions): void {
  const ticketLimit = createTicketLimit(WRONG_PER_TICKET);

  async function queryStatus(
    typed: Pick<CaseStatusQueryResult, 'ticket' | 'contact'>,
    request: FastifyRequest,
  ): Promise<CaseStatusQueryResult> {
    const validated = validateCaseStatusQuery(typed);
    if (validated.kind === 'invalid') return { ...typed, result: validated };
    const { query } = validated;
    const typedQuery = { ticket: query.ticket, contact: typed.contact };
    if (!ticketLimit.tryCount(query.ticket))
      return {
        ...typedQuery,
        result: {
          kind: 'failed',
          code: 'ticketLimit',
          retryAfterSeconds: ticketLimit.secondsLeft(query.ticket),
        },
      };
    try {
      const result = await fetchStatus(env, query, request.id);
      if (result.kind !== 'notFound') ticketLimit.release(query.ticket);
      return { ...typedQuery, result };
    } catch (error) {
      ticketLimit.release(query.ticket);
      request.log.error({ err: error }, 'The status of a case could not be read');
      return { ...typedQuery, result: { kind: 'failed', code: 'statusFailed' } };
    }
  }

  async function show(
    request: FastifyRequest,
    reply: FastifyReply,
    { caseStatusQuery, statusCode }: { caseStatusQuery: CaseStatusQueryResult; statusCode: number },
  ) {
    const { result } = caseStatusQuery;
    metrics.caseStatusLookups.inc({ outcome: result.kind });
    if (result.kind === 'failed') sendRetryAfter(reply, result.retryAfterSeconds);
    const [path] = splitTarget(request.url);
    const rendered = await service.renderFor({ address: pageAddressOf(path, ''), caseStatusQuery });
    return sendRendered(request, reply, rendered, 'html', statusCode);
  }

  const options = {
    bodyLimit: BODY_LIMIT_BYTES,
    onRequest: async (request: FastifyRequest) => requireSameOrigin(request, env),
    config: {
      rateLimit: {
        max: env.FORM_RATE_PER_MINUTE,
        timeWindow: '1 minute',
        // After the body, so that what was typed is shown again.
        hook: 'preHandler' as const,
        groupId: 'case-status',
        keyGenerator: ({ ip }: FastifyRequest) => networkOf(ip),
      },
    },
    errorHandler: async (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
      const code = codeOf(error);
      if (code === 'sendFailed') request.log.error({ err: error }, 'A status query crashed');
      const caseStatusQuery: CaseStatusQueryResult = {
        ...fieldsIn(request.body),
        result: { kind: 'failed', code, ...retryAfterOf(reply) },
      };
      return show(request, reply, { caseStatusQuery, statusCode: error.statusCode ?? 500 });
    },
  };

  for (const locale of LOCALES)
    for (const path of addressesOf('caseStatus', locale))
      app.post(path, options, async (request, reply) => {
        const [caseStatusQuery] = await Promise.all([
          queryStatus(fieldsIn(request.body), request),
          sleep(MIN_RESPONSE_MS),
        ]);
        const { result } = caseStatusQuery;
        const isLimited = result.kind === 'failed' && result.code === 'ticketLimit';
        return show(request, reply, {
          caseStatusQuery,
          statusCode: isLimited ? 429 : STATUS_CODES[result.kind],
        });
      });
}
