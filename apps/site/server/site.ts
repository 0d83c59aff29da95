import { randomUUID } from 'node:crypto';
import { rename, rm } from 'node:fs/promises';
import type http from 'node:http';
import path from 'node:path';
import { DEFAULT_LOCALE, FORM_BODY_LIMIT_BYTES, type RedirectRule } from '@beranda/contract';
import cookie from '@fastify/cookie';
import csrfProtection from '@fastify/csrf-protection';
import formbody from '@fastify/formbody';
import { compile as compileTrust } from '@fastify/proxy-addr';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { TagVersionWatch } from '#src/content/cache-tags/tag-versions.ts';
import { routeRules as rulesOfSource } from '#src/routing/route-rules.ts';
import { type Build, buildMeta } from './builds.ts';
import { createCacheMiddleware } from './cache/cache-middleware.ts';
import { registerCalculatorFiles } from './calculators/register.ts';
import { createCaptcha } from './captcha/captcha.ts';
import { type ContentCopy, createContentCopy } from './content-copy.ts';
import type { SiteEnv } from './env.ts';
import { registerFeeds } from './feeds/register.ts';
import { acceptMultipart } from './forms/attachments/multipart-form.ts';
import { registerCaseStatus } from './forms/case-status/register.ts';
import { registerForms } from './forms/register.ts';
import type { AssetsOf } from './http/assets.ts';
import { CACHE } from './http/cache-policies.ts';
import { CSRF_COOKIE } from './http/csrf-cookie.ts';
import { registerErrorHandlers } from './http/error-handlers.ts';
import { createHostCheck } from './http/hosts.ts';
import { detectLocale } from './http/locale-detection.ts';
import { createRedirects, ruleTableOf } from './http/redirects.ts';
import { securityHeaders } from './http/security-headers.ts';
import { registerStaticFiles } from './http/static-files.ts';
import { loggerOptions, registerRequestLog } from './log.ts';
import { createMediaCache, registerDocuments, registerPictures } from './media/media-cache.ts';
import { registerOrganisationChart } from './media/organisation-chart.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { registerOpenData } from './open-data/register.ts';
import { registerNavigations } from './pages/navigations.ts';
import { createPageRenderer, type ServerEntry } from './pages/page-renderer.ts';
import { createPageService, type PageService } from './pages/page-service.ts';
import { registerPages } from './pages/pages.ts';
import { createPublicServer } from './public-server.ts';
import { createSearchService, type RunningSearch } from './search/search-service.ts';
import { registerSearchApi } from './search-api/register.ts';
import { type CountSender, createCountSender, sendToCms } from './search-counts/count-sender.ts';
import { countSearchOf, registerSearchClicks } from './search-counts/register.ts';
import { createSearchCounter } from './search-counts/search-counter.ts';

export type SiteOptions = {
  env: SiteEnv;
  build: Build;
  /** The server bundle: the built one, or the current one in development. */
  entry: () => Promise<ServerEntry>;
  assetsOf: AssetsOf;
  /** Client build; undefined if a development server serves it. */
  clientDirectory?: string;
  /** Runs before everything else (Vite in development). */
  middleware?: (request: http.IncomingMessage, response: http.ServerResponse, next: () => void) => void;
  /** Static redirects; defaults to those of the source. */
  routeRules?: readonly RedirectRule[];
  /** Timeout for stalled readers; shorter in tests. */
  stalledMs?: number;
  /** Poll interval for tag versions; shorter in tests. */
  tagVersionIntervalMs?: number;
  /** Log destination; defaults to standard output. */
  logStream?: { write(line: string): void };
};

export type Site = {
  app: FastifyInstance;
  tagVersions: TagVersionWatch;
  pages: PageService;
  metrics: Metrics;
  contentCopy: ContentCopy;
  search: RunningSearch;
  searchCounts: CountSender;
  /** True if pages can be served and the site is not stopping. */
  isReady(): Promise<boolean>;
  /**
   * Graceful shutdown: finishes requests in progress.
   *
   * @param drained the site responds until then, so that load balancers detect that it is not ready.
   */
  stop(drained?: Promise<unknown>): Promise<void>;
};

const WARN_AGAIN_MS = 60_000;
/** Time limit for requests in progress at shutdown. */
const FINISH_MS = 5_000;
const CONTENT_TIMEOUT_MS = 3_000;
const TAG_VERSION_INTERVAL_MS = 1_000;

/** Composition root of the public server. The caller starts listening. */
/** Renames the disk cache of the previous release; deletes it if there is a newer one. */
async function adoptFolder(former: string, current: string): Promise<void> {
  await rename(former, current).catch(() => rm(former, { recursive: true, force: true }));
}

export async function createSite(options: SiteOptions): Promise<Site> {
  const { env, build, routeRules = rulesOfSource } = options;
  const entry = await options.entry();
  const metrics = createMetrics();
  const isDevelopment = env.NODE_ENV === 'development';
  const hasRecaptcha = env.CAPTCHA_PROVIDER === 'recaptcha';
  const headers = securityHeaders({
    isHttps: env.SITE_URL.startsWith('https:'),
    apiOrigin: /^https?:/.test(env.API_URL) ? new URL(env.API_URL).origin : undefined,
    analyticsOrigin: env.ANALYTICS_URL && new URL(env.ANALYTICS_URL).origin,
    hasRecaptcha,
    isDevelopment,
  });

  const isTrusted = compileTrust(env.TRUST_PROXY);
  // An absolute URL reaches this server through a proxy; only a path can differ from the default.
  const apiPath = env.API_URL.startsWith('/') ? env.API_URL : '/api';
  const cacheMiddleware = createCacheMiddleware({
    headers,
    isHostAllowed: createHostCheck(env.SITE_URL, env.ALLOWED_HOSTS),
    peek: (target) => service.cache.peek(target),
    onHit: metrics.countHit,
    onCrash: (error) => app.log.error({ err: error }, 'a request failed in the cache middleware'),
    // Skips the fast path where locale detection applies: for the home page, or for all pages if configured.
    isLocaleRedirect: (target, visitor) =>
      env.LOCALE_DETECTION === 'all' ||
      (target === '/' &&
        detectLocale(env, visitor, { pathname: target, locale: DEFAULT_LOCALE }) !== undefined),
  });
  let isStopping = false;
  const isReady = async () => !isStopping && search.isFirstIndexDone() && (await service.canServe());
  let warnAgainAt = 0;
  const publicServer = createPublicServer({
    headers,
    cacheMiddleware,
    connectionsPerAddress: env.CONNECTIONS_PER_ADDRESS,
    isProxy: (address) => isTrusted(address, 0),
    ...(options.stalledMs ? { stalledMs: options.stalledMs } : {}),
    ...(options.middleware ? { middleware: options.middleware } : {}),
    onRejectedConnection() {
      metrics.connectionsRefused.inc();
      if (performance.now() < warnAgainAt) return;
      warnAgainAt = performance.now() + WARN_AGAIN_MS;
      app.log.warn(
        'connections are rejected: one address holds as many as CONNECTIONS_PER_ADDRESS allows. If it is a proxy, name it in TRUST_PROXY.',
      );
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

  const tagVersions = entry.createTagVersionWatch({
    cmsUrl: env.CMS_URL,
    serviceKey: env.SERVICE_KEY,
    intervalMs: options.tagVersionIntervalMs ?? TAG_VERSION_INTERVAL_MS,
    onReachability(isReachable) {
      metrics.cmsReachable.set(isReachable ? 1 : 0);
      if (isReachable) app.log.info('the back office is reachable');
      else app.log.warn('the back office is unreachable; serving from the disk cache');
    },
  });
  const media = createMediaCache({ env, collection: 'media', tagVersions, log: app.log });
  const social = createMediaCache({ env, collection: 'social', tagVersions, log: app.log });
  const documents = createMediaCache({ env, collection: 'documents', tagVersions, log: app.log });
  const responses = path.join(env.DATA_DIR, 'site', 'responses');
  await adoptFolder(path.join(env.DATA_DIR, 'site', 'answers'), responses);
  const client = entry.createContentClient({
    cmsUrl: env.CMS_URL,
    serviceKey: env.SERVICE_KEY,
    timeoutMs: CONTENT_TIMEOUT_MS,
    store: entry.createDiskCache(responses),
    tagVersions,
    onResponse(body) {
      media.prefetchFilesOf(body);
      documents.prefetchFilesOf(body);
    },
    onStoreFailure: (error) => app.log.error({ err: error }, 'a response could not be stored on disk'),
  });
  const isDesignShown = env.SHOW_DESIGN ? env.SHOW_DESIGN === '1' : env.NODE_ENV !== 'production';
  const search = createSearchService({
    cmsUrl: env.CMS_URL,
    serviceKey: env.SERVICE_KEY,
    directory: path.join(env.DATA_DIR, 'site', 'search'),
    tagVersions,
    log: app.log,
  });
  const service = createPageService({
    render: createPageRenderer({
      entry: options.entry,
      trackDependencies: client.trackDependencies,
      search,
      thirdPartyServices: { hasStatistics: env.ANALYTICS_URL !== undefined, hasRecaptcha },
      config: {
        siteUrl: env.SITE_URL,
        apiUrl: env.API_URL,
        csrfHeader: env.CSRF_HEADER,
        localeCookie: env.LOCALE_COOKIE,
        analyticsUrl: env.ANALYTICS_URL,
        buildId: build.id,
        isDesignShown,
      },
      assetsOf: options.assetsOf,
      redirectOf: createRedirects({
        rules: routeRules,
        onLoop: (pathname) => app.log.error({ pathname }, 'a redirect leads back to where it began'),
      }),
      onCrash: (error, correlationId) => app.log.error({ err: error, correlationId }, 'a page crashed'),
    }),
    tagVersions,
    headers,
    metrics,
    isCaching: !isDevelopment,
    isLanguageDependent: (target) =>
      env.LOCALE_DETECTION === 'all' || (env.LOCALE_DETECTION === 'root' && target === '/'),
    onRecompressFailure: (error) => app.log.error({ err: error }, 'a page could not be compressed'),
  });

  const contentCopy = createContentCopy({
    client,
    render: service.renderFor,
    tagVersions,
    buildSearch: search.build,
    log: app.log,
  });

  app.addHook('onSend', async (_request, reply) => void reply.headers(headers));
  registerRequestLog(app, metrics);
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
  // Before routes: those that are registered before an awaited plugin get the handlers of that moment.
  registerErrorHandlers(app, apiPath);
  await registerStaticFiles(app, options.clientDirectory);

  app.get('/healthz', (_request, reply) => reply.header('cache-control', CACHE.never).send({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const ready = await isReady();
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', CACHE.never)
      .send({ status: ready ? 'ready' : isStopping ? 'stopping' : 'waiting for content' });
  });
  app.get('/builds/latest.json', (_request, reply) => reply.header('cache-control', CACHE.never).send(build));
  app.get(`/builds/meta/${build.id}.json`, (_request, reply) =>
    reply.header('cache-control', CACHE.immutable).send(buildMeta(build, ruleTableOf(routeRules))),
  );
  registerNavigations(app, apiPath, client, headers);
  registerCalculatorFiles(app, apiPath, client);
  registerOpenData(app, {
    apiPath,
    siteUrl: env.SITE_URL,
    csrfHeader: env.CSRF_HEADER,
    client,
    headers,
  });
  registerSearchApi(app, { apiPath, siteUrl: env.SITE_URL, client, search });
  registerFeeds(app, { apiPath, siteUrl: env.SITE_URL, client, headers });
  registerPictures(app, 'media', media);
  registerPictures(app, 'social', social);
  registerDocuments(app, documents);
  registerOrganisationChart(app, { client, headers });
  const content = () => client.trackDependencies().content;
  const captcha = createCaptcha(env);
  await app.register(async (forms) => {
    await acceptMultipart(forms);
    registerForms(forms, {
      env,
      apiPath,
      service,
      metrics,
      content,
      captcha,
      async isInMaintenance() {
        // If settings are unavailable, let the submission itself succeed or fail.
        const settings = await content()
          .settings(DEFAULT_LOCALE)
          .catch(() => undefined);
        return settings?.maintenance.isOn ?? false;
      },
    });
  });
  registerCaseStatus(app, { env, service, metrics });
  const searchCounter = createSearchCounter(() => Date.now());
  const searchCounts = createCountSender(searchCounter, sendToCms(env), app.log);
  registerSearchClicks(app, { apiPath, siteUrl: env.SITE_URL, counter: searchCounter });
  registerPages(app, {
    env,
    apiPath,
    service,
    captcha,
    build,
    isDesignShown,
    countSearchOf: (request) => countSearchOf(searchCounter, request),
  });

  return {
    app,
    tagVersions,
    pages: service,
    metrics,
    contentCopy,
    search,
    searchCounts,
    isReady,
    async stop(drained = Promise.resolve()) {
      isStopping = true;
      // Stop first: background copying would delay requests in progress.
      const copyStopped = contentCopy.stop();
      const busy = await publicServer.close({ drained, finishMs: FINISH_MS });
      if (busy > 0) app.log.warn({ connections: busy }, 'stopped before every request had its response');
      await Promise.all([copyStopped, search.stop(), searchCounts.stop()]);
      tagVersions.stop();
      await app.close();
      await Promise.all([media, social, documents].map((files) => files.stop()));
    },
  };
}
