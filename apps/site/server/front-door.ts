import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SiteEnv } from './env.ts';
import type { HotAnswer } from './hot-connections.ts';
import type { HotRequest } from './hot-request.ts';
import type { CachedPage } from './page-cache.ts';
import { bytesFor, sendRepresentation } from './representation.ts';
import { problemOfTarget } from './request-target.ts';

export type FrontDoorOptions = {
  headers: Record<string, string>;
  isHostAllowed: (host: string | undefined) => boolean;
  /** A stored, fresh page for a raw request target. */
  peek: (target: string) => CachedPage | undefined;
  onHit: () => void;
  detection: SiteEnv['LOCALE_DETECTION'];
};

export type FrontDoor = {
  /** Judges a request that Node has parsed. */
  enter(request: IncomingMessage, response: ServerResponse, next: () => void): void;
  /** Answers a plain GET for a stored page before Node parses anything; see `serveHotConnections`. */
  answerHot: HotAnswer;
};

/** Answered for whoever asks, because probes know only an address. */
const PROBES = new Set(['/healthz', '/readyz']);

/**
 * The first look at each request. Refuses what is not addressed to this site or not a plain address, answers
 * stored pages at the price of a look-up and a write, and hands everything else on.
 */
export function createFrontDoor(options: FrontDoorOptions): FrontDoor {
  const { headers, isHostAllowed, peek, onHit, detection } = options;

  function refuse(response: ServerResponse, statusCode: number, message: string): void {
    const body = JSON.stringify({ statusCode, message });
    response.writeHead(statusCode, {
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'content-length': Buffer.byteLength(body),
      // The rest of a refused request is not read, so the connection cannot be used again.
      connection: 'close',
    });
    response.end(body);
  }

  /** The home page may lead elsewhere by cookie and language; with detection on all pages, so may every other. */
  const mayRedirect = (target: string) => detection === 'all' || (detection === 'root' && target === '/');

  function isStoredPage(request: IncomingMessage, target: string): boolean {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    return !mayRedirect(target) || !(request.headers.cookie || request.headers['accept-language']);
  }

  function answerHot(request: HotRequest): Buffer | undefined {
    if (!isHostAllowed(request.host) || (request.isPersonal && mayRedirect(request.target))) return undefined;
    const page = peek(request.target);
    const bytes = page && bytesFor(request, page.html);
    if (bytes) onHit();
    return bytes;
  }

  function enter(request: IncomingMessage, response: ServerResponse, next: () => void): void {
    const target = request.url ?? '';
    if (!isHostAllowed(request.headers.host) && !PROBES.has(target)) {
      refuse(response, 421, 'This site does not answer to that name.');
      return;
    }
    if (isStoredPage(request, target)) {
      const page = peek(target);
      if (page) {
        onHit();
        sendRepresentation(request, response, page.html);
        return;
      }
    }
    const problem = problemOfTarget(target);
    if (problem) refuse(response, problem.statusCode, problem.message);
    else next();
  }

  return { enter, answerHot };
}
