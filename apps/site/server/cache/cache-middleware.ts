import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendEncodedResponse } from '#server/http/encoded-response.ts';
import { hintsOf, type VisitorHints } from '#server/http/locale-detection.ts';
import { problemOfMessage } from '#server/http/request-message.ts';
import { problemOfTarget } from '#server/http/request-target.ts';
import type { CachedPage } from './page-cache.ts';

export type CacheMiddlewareOptions = {
  headers: Record<string, string>;
  isHostAllowed: (host: string | undefined) => boolean;
  /** A stored, fresh page for a raw request target. */
  peek: (target: string) => CachedPage | undefined;
  /** Told of each answer from what is stored. */
  onHit: (statusCode: 200 | 304) => void;
  onCrash: (error: unknown) => void;
  /** Whether a visitor who asks for a target is led to another language instead. */
  isLedElsewhere: (target: string, visitor: VisitorHints) => boolean;
};

export type CacheMiddleware = {
  enter(request: IncomingMessage, response: ServerResponse, next: () => void): void;
};

/** Answered for whoever asks, because probes know only an address. */
const PROBES = new Set(['/healthz', '/readyz']);

/**
 * The first look at each request. Refuses what is not addressed to this site or not a plain address, answers
 * stored pages at the price of a look-up and a write, and hands everything else on.
 */
export function createCacheMiddleware(options: CacheMiddlewareOptions): CacheMiddleware {
  const { isHostAllowed, peek, onHit, onCrash, isLedElsewhere } = options;

  function refuse(response: ServerResponse, statusCode: number, message: string): void {
    const body = JSON.stringify({ statusCode, message });
    response.writeHead(statusCode, {
      ...options.headers,
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'content-length': Buffer.byteLength(body),
      // The rest of a refused request is not read, so the connection cannot be used again.
      connection: 'close',
    });
    response.end(body);
  }

  function answerStored(request: IncomingMessage, response: ServerResponse, target: string): boolean {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const page = peek(target);
    if (!page) return false;
    if (isLedElsewhere(target, hintsOf(request.headers))) return false;
    onHit(sendEncodedResponse(request, response, page.html));
    return true;
  }

  function enter(request: IncomingMessage, response: ServerResponse, next: () => void): void {
    try {
      validate(request, response, next);
    } catch (error) {
      onCrash(error);
      refuse(response, 500, 'Something went wrong');
    }
  }

  function validate(request: IncomingMessage, response: ServerResponse, next: () => void): void {
    const target = request.url ?? '';
    const unreadable = problemOfMessage(request);
    if (unreadable) {
      refuse(response, unreadable.statusCode, unreadable.message);
      return;
    }
    if (!isHostAllowed(request.headers.host) && !PROBES.has(target)) {
      refuse(response, 421, 'This site does not answer to that name.');
      return;
    }
    if (answerStored(request, response, target)) return;
    const problem = problemOfTarget(target);
    if (problem) refuse(response, problem.statusCode, problem.message);
    else next();
  }

  return { enter };
}
