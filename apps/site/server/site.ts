import { randomUUID } from 'node:crypto';
import http from 'node:http';
import path from 'node:path';
import { DEFAULT_LOCALE, FORM_BODY_LIMIT_BYTES, type RedirectRule } from '@beranda/contract';
import cookie from '@fastify/cookie';
import csrfProtection from '@fastify/csrf-protection';
import formbody from '@fastify/formbody';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { RevisionWatch } from '../src/content/revisions.ts';
import { routeRules as rulesOfSource } from '../src/route-rules.ts';
import type { AssetsOf } from './assets.ts';
import { answerBrokenRequest } from './broken-request.ts';
import { type Build, buildMeta } from './builds.ts';
import { CACHE } from './cache-policies.ts';
import { registerCalculatorFiles } from './calculators/register.ts';
import { CSRF_COOKIE } from './csrf-cookie.ts';
import type { SiteEnv } from './env.ts';
import { registerErrorAnswers } from './error-answers.ts';
import { registerFiles } from './files.ts';
import { registerForMachines } from './for-machines/register.ts';
import { registerForms } from './forms/register.ts';
import { createFrontDoor } from './front-door.ts';
import { createHostCheck } from './hosts.ts';
import { type HotConnections, serveHotConnections } from './hot-connections.ts';
import { createKeptFiles, registerDocuments, registerPictures } from './kept-files.ts';
import { detectLocale } from './locale-detection.ts';
import { loggerOptions, registerRequestLog } from './log.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { registerNavigations } from './navigations.ts';
import { registerOpenData } from './open-data/register.ts';
import { registerOrganisationChart } from './organisation-chart.ts';
import { createPageRenderer, type ServerEntry } from './page-renderer.ts';
import { createPageService, type PageService } from './page-service.ts';
import { registerPages } from './pages.ts';
import { createRedirects, ruleTableOf } from './redirects.ts';
import { securityHeaders } from './security-headers.ts';

export type SiteOptions = {
  env: SiteEnv;
  build: Build;
  /** The code that renders: the built one, or the one that development just changed. */
  entry: () => Promise<ServerEntry>;
  assetsOf: AssetsOf;
  /** Built files for the browser; undefined where a development server hands them out. */
  clientDirectory?: string;
  /** Sees each request first; development puts its file server here. */
  middleware?: (request: http.IncomingMessage, response: http.ServerResponse, next: () => void) => void;
  /** Where addresses lead by this build; what the source says where not given. */
  routeRules?: readonly RedirectRule[];
  /** Where log lines go; standard output where not given. */
  logStream?: { write(line: string): void };
};

export type Site = {
  app: FastifyInstance;
  revisions: RevisionWatch;
  pages: PageService;
  metrics: Metrics;
  stop(): Promise<void>;
};

/** Longer than load balancers keep idle connections, so that they close first. */
const KEEP_ALIVE_MS = 65_000;
const HTTP_OPTIONS: http.ServerOptions = {
  keepAliveTimeout: KEEP_ALIVE_MS,
  // Slow senders do not hold a connection for minutes.
  requestTimeout: 30_000,
  // A request with two Host headers must not pass by its first one.
  joinDuplicateHeaders: true,
};
const CONTENT_TIMEOUT_MS = 3_000;
const REVISION_INTERVAL_MS = 1_000;

/** Puts the public server together. It listens only when the caller says so. */
export async function createSite(options: SiteOptions): Promise<Site> {
  const { env, build, routeRules = rulesOfSource } = options;
  const entry = await options.entry();
  const metrics = createMetrics();
  const isDevelopment = env.NODE_ENV === 'development';
  const headers = securityHeaders({
    isHttps: env.SITE_URL.startsWith('https:'),
    apiOrigin: /^https?:/.test(env.API_URL) ? new URL(env.API_URL).origin : undefined,
    analyticsOrigin: env.ANALYTICS_URL && new URL(env.ANALYTICS_URL).origin,
    isDevelopment,
  });

  // An absolute address leads here through whatever stands in front; only a path can differ from the usual one.
  const apiPath = env.API_URL.startsWith('/') ? env.API_URL : '/api';
  const frontDoor = createFrontDoor({
    headers,
    isHostAllowed: createHostCheck(env.SITE_URL, env.ALLOWED_HOSTS),
    peek: (target) => service.cache.peek(target),
    onHit: metrics.countHit,
    onCrash: (error) => app.log.error({ err: error }, 'a request crashed at the door'),
    // Only the home page may lead elsewhere, unless detection is on for all pages; then none takes the short way.
    isLedElsewhere: (target, visitor) =>
      env.LOCALE_DETECTION === 'all' ||
      (target === '/' && detectLocale(env, { ...visitor, pathname: target }) !== undefined),
  });
  let hot: HotConnections | undefined;
  const app = Fastify({
    logger: loggerOptions(env.LOG_LEVEL, options.logStream),
    clientErrorHandler: (error, socket) => answerBrokenRequest(error, socket, headers),
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: env.TRUST_PROXY.length > 0 ? env.TRUST_PROXY : false,
    bodyLimit: FORM_BODY_LIMIT_BYTES,
    // Names of files are longer than the router's usual limit.
    routerOptions: { maxParamLength: 255 },
    serverFactory: (handler) => {
      const server = http.createServer(HTTP_OPTIONS, (request, response) => {
        const pass = () => frontDoor.enter(request, response, () => handler(request, response));
        if (options.middleware) options.middleware(request, response, pass);
        else pass();
      });
      if (!options.middleware) hot = serveHotConnections(server, frontDoor.answerHot, KEEP_ALIVE_MS);
      return server;
    },
  });

  const revisions = entry.createRevisionWatch({
    cmsUrl: env.CMS_URL,
    serviceKey: env.SERVICE_KEY,
    intervalMs: REVISION_INTERVAL_MS,
    onReachability(isReachable) {
      metrics.cmsReachable.set(isReachable ? 1 : 0);
      if (isReachable) app.log.info('the back office answers');
      else app.log.warn('the back office does not answer; serving what is kept');
    },
  });
  const media = createKeptFiles({ env, collection: 'media', revisions, log: app.log });
  const social = createKeptFiles({ env, collection: 'social', revisions, log: app.log });
  const documents = createKeptFiles({ env, collection: 'documents', revisions, log: app.log });
  const client = entry.createContentClient({
    cmsUrl: env.CMS_URL,
    serviceKey: env.SERVICE_KEY,
    timeoutMs: CONTENT_TIMEOUT_MS,
    store: entry.createAnswerStore(path.join(env.DATA_DIR, 'site', 'answers')),
    revisions,
    onAnswer(body) {
      media.keepAllOf(body);
      documents.keepAllOf(body);
    },
    onStoreFailure: (error) => app.log.error({ err: error }, 'an answer could not be kept on disk'),
  });
  const service = createPageService({
    render: createPageRenderer({
      entry: options.entry,
      recording: client.recording,
      config: {
        siteUrl: env.SITE_URL,
        apiUrl: env.API_URL,
        csrfHeader: env.CSRF_HEADER,
        localeCookie: env.LOCALE_COOKIE,
        analyticsUrl: env.ANALYTICS_URL,
        buildId: build.id,
      },
      assetsOf: options.assetsOf,
      redirectOf: createRedirects({
        rules: routeRules,
        onLoop: (pathname) => app.log.error({ pathname }, 'a redirect leads back to where it began'),
      }),
      isDesignShown: env.SHOW_DESIGN ? env.SHOW_DESIGN === '1' : env.NODE_ENV !== 'production',
      onCrash: (error, correlationId) => app.log.error({ err: error, correlationId }, 'a page crashed'),
    }),
    revisions,
    headers,
    metrics,
    isCaching: !isDevelopment,
    dependsOnLanguage: (target) =>
      env.LOCALE_DETECTION === 'all' || (env.LOCALE_DETECTION === 'root' && target === '/'),
    onPolishFailure: (error) => app.log.error({ err: error }, 'a page could not be compressed'),
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
  await registerFiles(app, options.clientDirectory);

  app.get('/healthz', (_request, reply) => reply.header('cache-control', CACHE.never).send({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const isReady = await service.canServe();
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', CACHE.never)
      .send({ status: isReady ? 'ready' : 'waiting for content' });
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
  registerForMachines(app, { apiPath, siteUrl: env.SITE_URL, client, headers });
  registerPictures(app, 'media', media);
  registerPictures(app, 'social', social);
  registerDocuments(app, documents);
  registerOrganisationChart(app, { client, headers });
  registerForms(app, {
    env,
    apiPath,
    service,
    metrics,
    async isInMaintenance() {
      // Where nothing is known of it, sending fails or succeeds by itself.
      const settings = await client
        .recording()
        .content.settings(DEFAULT_LOCALE)
        .catch(() => undefined);
      return settings?.maintenance.isOn ?? false;
    },
  });
  registerPages(app, { env, service, build });
  registerErrorAnswers(app);

  return {
    app,
    revisions,
    pages: service,
    metrics,
    async stop() {
      revisions.stop();
      hot?.closeAll();
      await app.close();
      await Promise.all([media, social, documents].map((files) => files.stop()));
    },
  };
}
