import { randomUUID } from 'node:crypto';
import type http from 'node:http';
import { DEFAULT_LOCALE, FORM_BODY_LIMIT_BYTES } from '@beranda/contract';
import cookie from '@fastify/cookie';
import csrfProtection from '@fastify/csrf-protection';
import formbody from '@fastify/formbody';
import { compile as compileTrust } from '@fastify/proxy-addr';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { type CacheMiddlewareOptions, createCacheMiddleware } from './cache/cache-middleware.ts';
import type { SiteEnv } from './env.ts';
import { CSRF_COOKIE } from './http/csrf-cookie.ts';
import { createHostCheck } from './http/host-check.ts';
import { detectLocale } from './http/locale-detection.ts';
import { loggerOptions } from './log.ts';
import type { Metrics } from './metrics.ts';
import { createPublicServer, type PublicServer } from './public-server.ts';

export type AppOptions = {
  env: SiteEnv;
  /** Runs before everything else (Vite in development). */
  middleware?: (request: http.IncomingMessage, response: http.ServerResponse, next: () => void) => void;
  /** Timeout for stalled readers; shorter in tests. */
  stalledMs?: number;
  /** Log destination; defaults to standard output. */
  logStream?: { write(line: string): void };
};

const WARN_AGAIN_MS = 60_000;

/**
 * The Fastify application, without plugins and routes, and the public server below it, which answers requests for cached
 * pages itself.
 */
export function createApp(
  options: AppOptions,
  headers: Record<string, string>,
  metrics: Metrics,
  peek: CacheMiddlewareOptions['peek'],
): { app: FastifyInstance; publicServer: PublicServer } {
  const { env } = options;
  const isTrusted = compileTrust(env.TRUST_PROXY);
  const warnOfRejections = createRejectionWarning();
  const publicServer = createPublicServer({
    headers,
    cacheMiddleware: createCacheMiddleware({
      headers,
      isHostAllowed: createHostCheck(env.SITE_URL, env.ALLOWED_HOSTS),
      peek,
      onHit: metrics.countHit,
      onCrash: (error) => app.log.error({ err: error }, 'A request failed in the cache middleware'),
      mayRedirectLocale: localeRedirectCheck(env),
    }),
    connectionsPerAddress: env.CONNECTIONS_PER_ADDRESS,
    isProxy: (address) => isTrusted(address, 0),
    ...(options.stalledMs ? { stalledMs: options.stalledMs } : {}),
    ...(options.middleware ? { middleware: options.middleware } : {}),
    onRejectedConnection() {
      metrics.connectionsRejected.inc();
      warnOfRejections(app.log);
    },
  });
  const app = Fastify({
    logger: loggerOptions(env.LOG_LEVEL, options.logStream),
    clientErrorHandler: publicServer.onClientError,
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: env.TRUST_PROXY.length > 0 ? env.TRUST_PROXY : false,
    bodyLimit: FORM_BODY_LIMIT_BYTES,
    // File names are longer than the default limit of the router.
    routerOptions: { maxParamLength: 255 },
    serverFactory: publicServer.create,
    // Graceful shutdown: accepted requests get their response while the server closes.
    return503OnClosing: false,
  });
  return { app, publicServer };
}

/** Skips the fast path where locale detection applies: for the home page, or for all pages if configured. */
function localeRedirectCheck(env: SiteEnv): CacheMiddlewareOptions['mayRedirectLocale'] {
  return (target, visitor) =>
    env.LOCALE_DETECTION === 'all' ||
    (target === '/' &&
      detectLocale(env, visitor, { pathname: target, locale: DEFAULT_LOCALE }) !== undefined);
}

/** Throttling: a flood of connections must not become a flood of log lines. */
function createRejectionWarning(): (log: FastifyBaseLogger) => void {
  let warnAgainAt = 0;
  return (log) => {
    if (performance.now() < warnAgainAt) return;
    warnAgainAt = performance.now() + WARN_AGAIN_MS;
    log.warn(
      'Connections are rejected: one address holds as many as CONNECTIONS_PER_ADDRESS allows; if it is a proxy, name it in TRUST_PROXY',
    );
  };
}

/** Cookies, CSRF tokens, form bodies and rate limits. */
export async function registerPlugins(app: FastifyInstance, env: SiteEnv): Promise<void> {
  await app.register(cookie, { secret: env.COOKIE_SECRET });
  await app.register(csrfProtection, {
    cookieKey: CSRF_COOKIE,
    cookieOpts: {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: env.SITE_URL.startsWith('https:'),
      signed: true,
    },
    getToken: (request) =>
      String(
        request.headers[env.CSRF_HEADER] ??
          (request.body as Record<string, unknown> | undefined)?._csrf ??
          '',
      ),
  });
  await app.register(formbody, { bodyLimit: FORM_BODY_LIMIT_BYTES });
  await app.register(rateLimit, { global: false });
}
