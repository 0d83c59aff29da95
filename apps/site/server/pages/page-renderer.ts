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
import type { LoadContext, Visitor } from '#src/content/loading.ts';
import { isPageError, notFound, PageError } from '#src/content/page-error.ts';
import { matchPage } from '#src/routing/page-match.ts';
import { importPage } from '#src/routing/page-modules.ts';
import { definitionOf } from '#src/routing/routes.ts';
import { fallbackPage } from './fallback-page.ts';
import { loadRoot } from './root-data.ts';

export type ServerEntry = typeof import('#src/entry.server.tsx');

export type RenderRequest = {
  /** Path and declared query; see `canonicalTarget`. */
  target: string;
  visitor?: Visitor;
  previewToken?: string;
};

export type RenderedPage =
  | {
      kind: 'document';
      statusCode: number;
      html: string;
      payload: Payload;
      tags: TagVersions[];
      /** When time alone makes another page of it, in milliseconds since 1970. */
      expiresAt: number;
      /** The whole site is out of service on purpose. */
      isMaintenance: boolean;
      /** Whether others will ask for the same. */
      isStorable: boolean;
    }
  | { kind: 'redirect'; statusCode: number; location: string };

export type PageRendererOptions = {
  /** PageInput for each rendering, so that development sees changed components. */
  entry: () => Promise<ServerEntry>;
  trackDependencies: () => TrackedContent;
  config: SiteConfig;
  assetsOf: AssetsOf;
  /** Where an address leads instead of to its page; see `createRedirects`. */
  redirectOf: RedirectOf;
  /** Whether the pages for those who build the site exist. */
  isDesignShown: boolean;
  /** Told of every crash, with the id that the visitor sees. */
  onCrash: (error: unknown, correlationId: string) => void;
};

/** Renders any address of the site: a page, its errors included, or a redirect. Never throws. */
export function createPageRenderer(
  options: PageRendererOptions,
): (request: RenderRequest) => Promise<RenderedPage> {
  const { config, assetsOf } = options;

  /** Turns whatever a loader or a component threw into what a visitor may see; the log gets the rest. */
  function toPageError(error: unknown): PageError {
    if (isPageError(error)) return error;
    const correlationId = randomUUID();
    options.onCrash(error, correlationId);
    const isUnavailable = error instanceof Error && error.name === 'ContentUnavailable';
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
          // Editors see their previews, and who sent a form meanwhile keeps what was typed.
          const isExempt = previewToken !== undefined || visitor?.outcome?.kind === 'refused';
          return await loadRoot(content, locale, { isExempt });
        } catch (error) {
          if (isPageError(error)) throw error;
          const { correlationId } = toPageError(error);
          throw new PageError({ statusCode: 503, message: NAVIGATION_NOT_LOADED, correlationId });
        }
      },
      page: (page, locale) => async (args) => {
        try {
          const { pathname, searchParams: query } = new URL(args.request.url);
          if (definitionOf(page).isForBuilders && !options.isDesignShown) throw notFound(pathname);
          const input = { ...contextOf(args), locale, pathname, parameters: args.params, query };
          return await entry.loaders[page](input);
        } catch (error) {
          // A redirect.
          if (error instanceof Response) throw error;
          throw toPageError(error);
        }
      },
      unknown: () => (args) => {
        throw notFound(decodeURI(new URL(args.request.url).pathname));
      },
      apiUrl: config.apiUrl,
      importPage,
    });
  }

  /** One handler for each build of the pages: routes are the same for every request. */
  const handlers = new WeakMap<ServerEntry, StaticHandler>();
  function handlerOf(entry: ServerEntry): StaticHandler {
    const known = handlers.get(entry);
    if (known) return known;
    const handler = createStaticHandler(routesFor(entry));
    handlers.set(entry, handler);
    return handler;
  }

  function toDocument(entry: ServerEntry, routes: RouteObject[], context: StaticHandlerContext): string {
    const { page, locale } = matchPage(context.location.pathname);
    const errors = context.errors && mapValues(context.errors, (error) => toPageError(error).toBody());
    const hydration: Hydration = {
      config,
      assets: assetsOf(page, locale),
      search: context.location.search,
      router: { loaderData: context.loaderData, errors },
    };
    return entry.renderDocument(routes, context, { ...hydration, hydrationJson: toScriptJson(hydration) });
  }

  /** A component that throws gives the error screen inside the layout; a layout that throws, the last resort. */
  function renderSafely(
    entry: ServerEntry,
    routes: RouteObject[],
    context: StaticHandlerContext,
    boundary: string,
  ) {
    try {
      return { html: toDocument(entry, routes, context), crash: undefined };
    } catch (error) {
      const crash = toPageError(error);
      try {
        return { html: toDocument(entry, routes, { ...context, errors: { [boundary]: crash } }), crash };
      } catch (again) {
        options.onCrash(again, crash.correlationId ?? '');
        return { html: fallbackPage(crash.toBody()), crash };
      }
    }
  }

  return async function render({ target, visitor, previewToken }) {
    const entry = await options.entry();
    const { pathname } = new URL(target, config.siteUrl);
    const { locale, routeId } = matchPage(pathname);
    await entry.loadAllMessages(locale);
    const { content, tags, expiresAt, hasDraft } = options.trackDependencies();
    const elsewhere = previewToken ? undefined : await options.redirectOf(content, pathname);
    if (elsewhere) return { kind: 'redirect', statusCode: elsewhere.status, location: elsewhere.to };
    const handler = handlerOf(entry);
    const provider = new RouterContextProvider();
    let isStorable = true;
    const doNotStore = () => {
      isStorable = false;
    };
    provider.set(entry.loadContext, { content, visitor, previewToken, doNotStore });
    const context = await handler.query(new Request(new URL(target, config.siteUrl)), {
      requestContext: provider,
    });
    if (context instanceof Response) {
      const location = context.headers.get('location') ?? '/';
      return { kind: 'redirect', statusCode: context.status, location };
    }
    // A token that nothing was shown for is no reason to be let past redirects and maintenance.
    if (previewToken && !hasDraft() && !context.errors) return render({ target, visitor });
    const { html, crash } = renderSafely(entry, handler.dataRoutes, context, routeId);
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

/** The outermost error decides: without navigation there is no page, whatever the page itself came to. */
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
