import { randomUUID } from 'node:crypto';
import { type ErrorBody, type Locale, NAVIGATION_NOT_LOADED } from '@beranda/contract';
import {
  createStaticHandler,
  type LoaderFunctionArgs,
  type RouteObject,
  RouterContextProvider,
  type StaticHandler,
  type StaticHandlerContext,
} from 'react-router';
import type { AssetsOf } from '#server/http/assets.ts';
import type { RedirectOf } from '#server/http/redirects.ts';
import { type Hydration, toScriptJson } from '#src/app/hydration.ts';
import { rootRouteId } from '#src/app/locale-root.tsx';
import type { Payload } from '#src/app/payload.ts';
import type { SiteConfig } from '#src/app/site-config.tsx';
import type { TagVersions } from '#src/content/cache-tags/tag-versions.ts';
import type { TrackedContent } from '#src/content/client.ts';
import type {
  CaseStatusQueryResult,
  CountSearch,
  LoadContext,
  ThirdPartyServices,
  Visitor,
} from '#src/content/loader-types.ts';
import { isPageError, notFound, PageError } from '#src/content/page-error.ts';
import type { SearchService } from '#src/content/search-service.ts';
import { loadForm } from '#src/features/forms/load-form.server.ts';
import type { PageAddress } from '#src/routing/page-address.ts';
import type { PageMatch } from '#src/routing/page-match.ts';
import { importPage } from '#src/routing/page-modules.ts';
import { definitionOf } from '#src/routing/routes.ts';
import { fallbackPage } from './fallback-page.ts';
import { loadRoot } from './root-data.ts';

/** Longer values of an address are cut where the page quotes them. */
const MAX_QUOTED_LENGTH = 40;

export type ServerEntry = typeof import('#src/entry.server.tsx');

export type RenderRequest = {
  /** The matched address of the request. */
  address: PageAddress;
  visitor?: Visitor;
  caseStatusQuery?: CaseStatusQueryResult;
  countSearch?: CountSearch;
  previewToken?: string;
};

export type RenderedPage =
  | {
      kind: 'document';
      statusCode: number;
      html: string;
      payload: Payload;
      tags: TagVersions[];
      /** Expiry by time dependencies, in milliseconds since 1970. */
      expiresAt: number;
      /** The site is in maintenance. */
      isMaintenance: boolean;
      /** Whether the page may be cached. */
      isStorable: boolean;
    }
  | { kind: 'redirect'; statusCode: number; location: string };

export type PageRendererOptions = {
  /** Called per rendering, so that development uses changed components. */
  entry: () => Promise<ServerEntry>;
  trackDependencies: () => TrackedContent;
  search: SearchService;
  thirdPartyServices: ThirdPartyServices;
  config: SiteConfig;
  assetsOf: AssetsOf;
  /** Resolves redirects; see `createRedirects`. */
  redirectOf: RedirectOf;
  /** Called with each crash and the correlation id that the visitor sees. */
  onCrash: (error: unknown, correlationId: string) => void;
};

/** Renders any path of the site to a page, an error page or a redirect. Never throws. */
export function createPageRenderer(
  options: PageRendererOptions,
): (request: RenderRequest) => Promise<RenderedPage> {
  const { config, assetsOf } = options;

  /** Converts an exception to an error that is safe to display; details go to the log only. */
  function toPageError(error: unknown): PageError {
    if (isPageError(error)) return error;
    const correlationId = randomUUID();
    options.onCrash(error, correlationId);
    const isUnavailable = error instanceof Error && error.name === 'ContentUnavailableError';
    return new PageError({
      statusCode: isUnavailable ? 503 : 500,
      message: 'Something went wrong',
      correlationId,
    });
  }

  function routesFor(entry: ServerEntry): RouteObject[] {
    const contextOf = (args: LoaderFunctionArgs): LoadContext => args.context.get(entry.loadContext);
    return entry.createRoutes({
      root: (locale) => async (args) => {
        try {
          const { content, previewToken, visitor } = contextOf(args);
          // Exempt from maintenance: previews, and a rejected form, whose input must not be lost.
          const isExempt = previewToken !== undefined || visitor?.formResult?.kind === 'rejected';
          return await loadRoot(content, locale, { isExempt });
        } catch (error) {
          if (isPageError(error)) throw error;
          const { correlationId } = toPageError(error);
          throw new PageError({ statusCode: 503, message: NAVIGATION_NOT_LOADED, correlationId });
        }
      },
      page: (page, locale) => async (args) => {
        try {
          const { visitor, ...context } = contextOf(args);
          const { form: name } = definitionOf(page);
          const form = name && visitor && (await loadForm(name, visitor, context.content, locale));
          return await entry.loaders[page]({ ...context, form, locale, parameters: args.params });
        } catch (error) {
          // React Router throws redirects as responses.
          if (error instanceof Response) throw error;
          throw toPageError(error);
        }
      },
      unknown: () => (args) => {
        throw notFound(decodeURI(contextOf(args).pathname));
      },
      apiUrl: config.apiUrl,
      isDesignShown: config.isDesignShown,
      importPage,
    });
  }

  /** Memoized per build: the routes are the same for all requests. */
  const handlers = new WeakMap<ServerEntry, StaticHandler>();
  function handlerOf(entry: ServerEntry): StaticHandler {
    const cached = handlers.get(entry);
    if (cached) return cached;
    const handler = createStaticHandler(routesFor(entry));
    handlers.set(entry, handler);
    return handler;
  }

  function toDocument(
    entry: ServerEntry,
    routes: RouteObject[],
    context: StaticHandlerContext,
    { page, locale }: PageMatch,
  ): string {
    const errors = context.errors && mapValues(context.errors, (error) => toPageError(error).toBody());
    const hydration: Hydration = {
      config,
      assets: assetsOf(page, locale),
      search: context.location.search,
      router: { loaderData: context.loaderData, errors },
    };
    return entry.renderDocument(routes, context, { ...hydration, hydrationJson: toScriptJson(hydration) });
  }

  /**
   * Graceful degradation: if a component throws, the error screen is rendered inside the layout; if the layout throws,
   * the fallback page.
   */
  function renderSafely(
    entry: ServerEntry,
    routes: RouteObject[],
    context: StaticHandlerContext,
    match: PageMatch,
  ) {
    try {
      return { html: toDocument(entry, routes, context, match), crash: undefined };
    } catch (error) {
      const crash = toPageError(error);
      try {
        const errors = { [match.routeId]: crash };
        return { html: toDocument(entry, routes, { ...context, errors }, match), crash };
      } catch (layoutError) {
        options.onCrash(layoutError, crash.correlationId ?? '');
        return { html: fallbackPage(crash.toBody()), crash };
      }
    }
  }

  return async function render({ address, visitor, caseStatusQuery, countSearch, previewToken }) {
    const entry = await options.entry();
    const { locale, routeId } = address;
    const url = new URL(address.target, config.siteUrl);
    const { pathname } = url;
    await entry.loadAllMessages(locale);
    const { content, tags, expiresAt, hasDraft } = options.trackDependencies();
    const redirect = previewToken ? undefined : await options.redirectOf(content, pathname);
    if (redirect) return { kind: 'redirect', statusCode: redirect.status, location: redirect.to };
    const handler = handlerOf(entry);
    const provider = new RouterContextProvider();
    let isStorable = true;
    const doNotStore = () => {
      isStorable = false;
    };
    const unknownValues = new Set<string>();
    provider.set(entry.loadContext, {
      content,
      search: options.search,
      thirdPartyServices: options.thirdPartyServices,
      visitor,
      caseStatusQuery,
      countSearch,
      previewToken,
      pathname,
      query: address.query,
      doNotStore,
      reportUnknown(value) {
        unknownValues.add(`“${value.slice(0, MAX_QUOTED_LENGTH)}”`);
        doNotStore();
      },
    });
    const context = await handler.query(new Request(url), {
      requestContext: provider,
    });
    if (context instanceof Response) {
      const location = context.headers.get('location') ?? '/';
      return { kind: 'redirect', statusCode: context.status, location };
    }
    // A preview token without a draft must not bypass redirects and maintenance.
    if (previewToken && !hasDraft() && !context.errors) return render({ address, visitor });
    const data: unknown = context.loaderData[routeId];
    if (unknownValues.size > 0 && typeof data === 'object')
      context.loaderData[routeId] = { ...data, unknownValues: [...unknownValues].join(', ') };
    const { html, crash } = renderSafely(entry, handler.dataRoutes, context, address);
    const error = crash ?? firstError(context, locale, routeId);
    const payload: Payload = error ? { error: error.toBody() } : { data: context.loaderData[routeId] };
    return {
      kind: 'document',
      statusCode: error?.statusCode ?? 200,
      html,
      payload,
      tags: tags(),
      expiresAt: expiresAt(),
      isMaintenance: error?.maintenance !== undefined,
      isStorable,
    };
  };
}

/** The outermost error wins: without navigation there is no page. */
function firstError(context: StaticHandlerContext, locale: Locale, routeId: string): PageError | undefined {
  if (!context.errors) return undefined;
  const error: unknown =
    context.errors[rootRouteId(locale)] ?? context.errors[routeId] ?? Object.values(context.errors)[0];
  return isPageError(error)
    ? error
    : new PageError({ statusCode: 500, message: 'Something went wrong' } satisfies ErrorBody);
}

function mapValues<A, B>(record: Record<string, A>, map: (value: A) => B): Record<string, B> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}
