import path from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { TagVersionWatch } from '#src/content/cache-tags/tag-versions.ts';
import type { SearchService } from '#src/content/search-service.ts';
import { type BuildRedirect, routeRules as rulesOfSource } from '#src/routing/route-rules.ts';
import { type AppOptions, createApp, registerPlugins } from './app.ts';
import { type Build, registerBuilds } from './builds.ts';
import { registerCalculatorFiles } from './calculators/register.ts';
import { createCaptcha } from './captcha/captcha.ts';
import { type ContentCopy, createContentCopy } from './content-copy.ts';
import { type ContentSources, createContentSources } from './content-sources.ts';
import type { SiteEnv } from './env.ts';
import { createFeedbackCounter } from './feedback/feedback-counter.ts';
import { registerFeedback } from './feedback/register.ts';
import { registerFeeds } from './feeds/register.ts';
import { registerCaseStatus } from './forms/case-status/register.ts';
import { registerForms } from './forms/register.ts';
import type { AssetsOf } from './http/assets.ts';
import { registerErrorHandlers } from './http/error-handlers.ts';
import { registerProbes } from './http/probes.ts';
import { securityHeaders } from './http/security-headers.ts';
import { registerStaticFiles } from './http/static-files.ts';
import { registerRequestLog } from './log.ts';
import { registerOrganisationChart } from './media/organisation-chart.ts';
import { registerDocuments, registerPictures } from './media/register.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { registerOpenData } from './open-data/register.ts';
import { registerNavigations } from './pages/navigations.ts';
import { createPageRenderer } from './pages/page-renderer.ts';
import { createPageService, type PageService } from './pages/page-service.ts';
import { notFoundPageSender, registerPages } from './pages/pages.ts';
import { createRedirects } from './pages/redirects.ts';
import type { ServerEntry } from './pages/server-entry.ts';
import { createSearchService, type RunningSearch } from './search/search-service.ts';
import { registerSearchApi } from './search-api/register.ts';
import { type CountSender, createCountSender, sendToCms } from './search-counts/count-sender.ts';
import { countSearchOf, registerSearchClicks } from './search-counts/register.ts';
import { createSearchCounter } from './search-counts/search-counter.ts';

export type SiteOptions = AppOptions & {
  build: Build;
  /** The server bundle: the built one, or the current one in development. */
  entry: () => Promise<ServerEntry>;
  assetsOf: AssetsOf;
  /** Client build; undefined if a development server serves it. */
  clientDirectory?: string;
  /** Static redirects; defaults to those of the source. */
  routeRules?: readonly BuildRedirect[];
  /** Poll interval for tag versions; shorter in tests. */
  tagVersionIntervalMs?: number;
};

export type Site = {
  app: FastifyInstance;
  tagVersions: TagVersionWatch;
  pages: PageService;
  metrics: Metrics;
  contentCopy: ContentCopy;
  search: RunningSearch;
  searchCounts: CountSender;
  feedbackCounts: CountSender;
  /** True if pages can be served and the site is not stopping. */
  isReady(): Promise<boolean>;
  /**
   * Graceful shutdown: finishes requests in progress.
   *
   * @param drained the site responds until then, so that load balancers detect that it is not ready.
   */
  stop(drained?: Promise<unknown>): Promise<void>;
};

/** Time limit for requests in progress at shutdown. */
const FINISH_MS = 5_000;

/** Composition root of the public server. The caller starts listening. */
export async function createSite(options: SiteOptions): Promise<Site> {
  const { env, build, routeRules = rulesOfSource, tagVersionIntervalMs } = options;
  const entry = await options.entry();
  const metrics = createMetrics();
  const headers = responseHeaders(env);
  const { app, publicServer } = createApp(options, headers, metrics, (target) => pages.cache.peek(target));
  const { log } = app;
  const sources = await createContentSources({ env, entry, metrics, log, tagVersionIntervalMs });
  const { client, tagVersions } = sources;
  const search = createSearchService({
    cmsUrl: env.CMS_URL,
    serviceKey: env.SERVICE_KEY,
    directory: path.join(env.DATA_DIR, 'site', 'search'),
    tagVersions,
    log,
  });
  const pages = createPages({ ...options, routeRules }, { sources, search, headers, metrics, log });
  const contentCopy = createContentCopy({
    client,
    render: pages.renderFor,
    tagVersions,
    waitUntilSearchIsReady: search.waitUntilReady,
    log,
  });
  let isStopping = false;
  const isReady = async () => !isStopping && !search.isBuildingFirstIndex() && (await pages.canServe());

  const apiPath = env.API_URL;
  app.addHook('onSend', async (_request, reply) => void reply.headers(headers));
  registerRequestLog(app, metrics);
  await registerPlugins(app, env);
  // Before routes: those that are registered before an awaited plugin get the handlers of that moment.
  registerErrorHandlers(app, apiPath);
  await registerStaticFiles(app, options.clientDirectory);
  registerProbes(app, async () =>
    (await isReady()) ? 'ready' : isStopping ? 'stopping' : 'waiting for content',
  );
  registerBuilds(app, build, routeRules);
  registerContentRoutes(app, { env, apiPath, headers, sources, search, pages });
  const captcha = createCaptcha(env);
  const content = () => client.trackDependencies().content;
  await registerForms(app, { env, apiPath, service: pages, metrics, content, captcha });
  registerCaseStatus(app, { env, service: pages, metrics });
  const searchCounter = createSearchCounter(() => Date.now());
  const searchCounts = createCountSender(searchCounter, sendToCms(env, '/api/search-counts'), log);
  registerSearchClicks(app, { apiPath, siteUrl: env.SITE_URL, counter: searchCounter });
  const feedbackCounter = createFeedbackCounter(() => Date.now());
  const feedbackCounts = createCountSender(feedbackCounter, sendToCms(env, '/api/feedback-counts'), log);
  registerFeedback(app, { siteUrl: env.SITE_URL, counter: feedbackCounter, content });
  registerPages(app, {
    env,
    apiPath,
    service: pages,
    captcha,
    build,
    isDesignShown: isDesignShown(env),
    countSearchOf: (request) => countSearchOf(searchCounter, request),
  });

  return {
    app,
    tagVersions,
    pages,
    metrics,
    contentCopy,
    search,
    searchCounts,
    feedbackCounts,
    isReady,
    async stop(drained = Promise.resolve()) {
      isStopping = true;
      // Stop first: background copying would delay requests in progress.
      const copyStopped = contentCopy.stop();
      const busy = await publicServer.close({ drained, finishMs: FINISH_MS });
      if (busy > 0) log.warn({ connections: busy }, 'Stopped before every request had its response');
      await Promise.all([copyStopped, search.stop(), searchCounts.stop(), feedbackCounts.stop()]);
      tagVersions.stop();
      await app.close();
      await Promise.all([sources.media, sources.social, sources.documents].map((files) => files.stop()));
    },
  };
}

/** The headers of every response. */
function responseHeaders(env: SiteEnv): Record<string, string> {
  return securityHeaders({
    isHttps: env.SITE_URL.startsWith('https:'),
    analyticsOrigin: env.ANALYTICS_URL && new URL(env.ANALYTICS_URL).origin,
    hasRecaptcha: hasRecaptcha(env),
    isDevelopment: env.NODE_ENV === 'development',
  });
}

const hasRecaptcha = (env: SiteEnv) => env.CAPTCHA_PROVIDER === 'recaptcha';

/** Whether the design collection is shown. */
const isDesignShown = (env: SiteEnv) =>
  env.SHOW_DESIGN ? env.SHOW_DESIGN === '1' : env.NODE_ENV !== 'production';

type PageDependencies = {
  sources: ContentSources;
  search: SearchService;
  headers: Record<string, string>;
  metrics: Metrics;
  log: FastifyBaseLogger;
};

/** The renderer with its cache. */
function createPages(
  { env, build, entry, assetsOf, routeRules }: SiteOptions & { routeRules: readonly BuildRedirect[] },
  { sources, search, headers, metrics, log }: PageDependencies,
): PageService {
  const render = createPageRenderer({
    entry,
    trackDependencies: sources.client.trackDependencies,
    search,
    thirdPartyServices: {
      hasStatistics: env.ANALYTICS_URL !== undefined,
      hasRecaptcha: hasRecaptcha(env),
    },
    config: {
      siteUrl: env.SITE_URL,
      apiUrl: env.API_URL,
      csrfHeader: env.CSRF_HEADER,
      localeCookie: env.LOCALE_COOKIE,
      analyticsUrl: env.ANALYTICS_URL,
      buildId: build.id,
      isDesignShown: isDesignShown(env),
    },
    assetsOf,
    redirectOf: createRedirects({
      rules: routeRules,
      onLoop: (pathname) => log.error({ pathname }, 'A redirect loop was found'),
    }),
    onCrash: (error, correlationId) => log.error({ err: error, correlationId }, 'A page crashed'),
  });
  return createPageService({
    render,
    tagVersions: sources.tagVersions,
    headers,
    metrics,
    isCaching: env.NODE_ENV !== 'development',
    isRecompressing: env.RECOMPRESS_PAGES === 'on',
    isLanguageDependent: (target) =>
      env.LOCALE_DETECTION === 'all' || (env.LOCALE_DETECTION === 'root' && target === '/'),
    onRecompressFailure: (error) => log.error({ err: error }, 'A page could not be compressed'),
  });
}

type ContentRoutesOptions = {
  env: SiteEnv;
  apiPath: string;
  headers: Record<string, string>;
  sources: ContentSources;
  search: SearchService;
  pages: PageService;
};

/** Content for programs (our own scripts included), and files. */
function registerContentRoutes(app: FastifyInstance, options: ContentRoutesOptions): void {
  const { env, apiPath, headers, sources, search, pages } = options;
  const { client } = sources;
  const siteUrl = env.SITE_URL;
  registerNavigations(app, apiPath, client, headers);
  registerCalculatorFiles(app, apiPath, client);
  registerOpenData(app, { apiPath, siteUrl, csrfHeader: env.CSRF_HEADER, client, headers });
  registerSearchApi(app, { apiPath, siteUrl, client, search });
  registerFeeds(app, { apiPath, siteUrl, client, headers });
  const sendNotFoundPage = notFoundPageSender(pages);
  registerPictures(app, 'media', sources.media, sendNotFoundPage);
  registerPictures(app, 'social', sources.social, sendNotFoundPage);
  registerDocuments(app, sources.documents, sendNotFoundPage);
  registerOrganisationChart(app, { client, headers });
}
