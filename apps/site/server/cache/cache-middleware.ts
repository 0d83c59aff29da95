import type { IncomingMessage, ServerResponse } from 'node:http';
import { CACHE } from '#server/http/cache-policies.ts';
import { sendEncodedResponse } from '#server/http/encoded-response.ts';
import { isNavigation } from '#server/http/is-navigation.ts';
import { hintsOf, type VisitorHints } from '#server/http/locale-detection.ts';
import { malformedAddressPage } from '#server/http/plain-pages.ts';
import { validateRequestMessage } from '#server/http/request-message.ts';
import { validateRequestTarget } from '#server/http/request-target.ts';
import type { CachedPage } from './page-cache.ts';

export type CacheMiddlewareOptions = {
  headers: Record<string, string>;
  isHostAllowed: (host: string | undefined) => boolean;
  /** A cached, fresh page for a raw request target. */
  peek: (target: string) => CachedPage | undefined;
  /** Called for each cache hit. */
  onHit: (statusCode: 200 | 304) => void;
  onCrash: (error: unknown) => void;
  /** Whether locale detection may redirect this request to another language. */
  mayRedirectLocale: (target: string, visitor: VisitorHints) => boolean;
};

export type CacheMiddleware = {
  /** Responds to a request from the cache, rejects it, or calls `next`. */
  handle(request: IncomingMessage, response: ServerResponse, next: () => void): void;
};

/** Exempt from the Host check: health probes send only an IP address. */
const PROBES = new Set(['/healthz', '/readyz']);

/**
 * First middleware. Rejects requests for other hosts and ambiguous targets, responds with cached pages without the
 * overhead of Fastify, and passes all other requests on.
 */
export function createCacheMiddleware(options: CacheMiddlewareOptions): CacheMiddleware {
  const { isHostAllowed, peek, onHit, onCrash, mayRedirectLocale } = options;

  function reject(response: ServerResponse, statusCode: number, message: string, page?: string): void {
    const body = page ?? JSON.stringify({ statusCode, message });
    response.writeHead(statusCode, {
      ...options.headers,
      'content-type': `${page ? 'text/html' : 'application/json'}; charset=utf-8`,
      'cache-control': CACHE.never,
      'content-length': Buffer.byteLength(body),
      // The body of a rejected request is not read, so the connection cannot be reused.
      connection: 'close',
    });
    response.end(body);
  }

  /** Responds from the page cache. @returns false on a miss. */
  function respondFromCache(request: IncomingMessage, response: ServerResponse, target: string): boolean {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const page = peek(target);
    if (!page) return false;
    if (mayRedirectLocale(target, hintsOf(request.headers))) return false;
    onHit(sendEncodedResponse(request, response, page.html));
    return true;
  }

  /** Error boundary of this middleware. */
  function handle(request: IncomingMessage, response: ServerResponse, next: () => void): void {
    try {
      dispatch(request, response, next);
    } catch (error) {
      onCrash(error);
      if (response.headersSent) response.destroy();
      else reject(response, 500, 'Something went wrong');
    }
  }

  function dispatch(request: IncomingMessage, response: ServerResponse, next: () => void): void {
    const target = request.url ?? '';
    const messageProblem = validateRequestMessage(request);
    if (messageProblem) {
      reject(response, messageProblem.statusCode, messageProblem.message);
      return;
    }
    if (!isHostAllowed(request.headers.host) && !PROBES.has(target)) {
      reject(response, 421, 'The Host header does not name this site.');
      return;
    }
    if (respondFromCache(request, response, target)) return;
    const targetProblem = validateRequestTarget(target);
    if (!targetProblem) {
      next();
      return;
    }
    const page = isNavigation(request) ? malformedAddressPage() : undefined;
    reject(response, targetProblem.statusCode, targetProblem.message, page);
  }

  return { handle };
}
