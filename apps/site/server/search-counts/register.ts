import { isLocale, searchClickBody } from '@beranda/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CACHE } from '#server/http/cache-policies.ts';
import { networkOf } from '#server/http/connection-limits.ts';
import { rateLimited } from '#server/http/error-responses.ts';
import { isSameOrigin } from '#server/http/same-origin.ts';
import { isCrawler } from '#src/app/crawlers.ts';
import type { CountSearch } from '#src/content/loader-types.ts';
import type { SearchCounter } from './search-counter.ts';

const BODY_LIMIT_BYTES = 2 * 1024;

/**
 * Whether a request may be counted: not of visitors who have opted out (Do Not Track, Global Privacy Control), not of
 * crawlers, and not a prefetch.
 */
function isCounted({ headers, method }: FastifyRequest): boolean {
  const hasOptedOut = headers.dnt === '1' || headers['sec-gpc'] === '1';
  const isPrefetch = `${headers['sec-purpose']} ${headers.purpose}`.includes('prefetch');
  return method !== 'HEAD' && !hasOptedOut && !isPrefetch && !isCrawler(headers['user-agent'] ?? '');
}

/** Counts the search of a request; undefined if it may not be counted. */
export function countSearchOf(counter: SearchCounter, request: FastifyRequest): CountSearch | undefined {
  if (!isCounted(request)) return undefined;
  return ({ kind, locale, page, query }, { isCorrected, results, totalItems }) =>
    counter.countSearch(networkOf(request.ip), {
      locale,
      query,
      isNew: page === 1 && kind === null,
      hasResult: totalItems > 0 && !isCorrected,
      paths: results.map(({ path }) => path),
    });
}

type SearchClicksOptions = { apiPath: string; siteUrl: string; counter: SearchCounter };

/**
 * `POST {apiUrl}/{locale}/v2/search/clicks`: a result that a visitor opens. The response is the same whether or not it is counted.
 * It needs no CSRF token, which a beacon cannot send: it only adds to a number.
 */
export function registerSearchClicks(
  app: FastifyInstance,
  { apiPath, siteUrl, counter }: SearchClicksOptions,
): void {
  type Route = { Params: { locale: string } };
  const options = { bodyLimit: BODY_LIMIT_BYTES, config: rateLimited('search-clicks') };
  app.post<Route>(`${apiPath}/:locale/v2/search/clicks`, options, async (request, reply) => {
    const { locale } = request.params;
    if (!isLocale(locale)) return reply.callNotFound();
    reply.header('cache-control', CACHE.never);
    if (!isSameOrigin(request.headers, siteUrl))
      return reply.code(403).send({ statusCode: 403, message: 'The click comes from another site.' });
    const body = searchClickBody.safeParse(request.body);
    if (!body.success)
      return reply.code(400).send({ statusCode: 400, message: 'The body must be { query, path }.' });
    if (isCounted(request)) counter.countClick({ locale, ...body.data });
    return reply.code(204).send();
  });
}
