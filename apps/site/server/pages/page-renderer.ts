import {
  createStaticHandler,
  RouterContextProvider,
  type StaticHandler,
  type StaticHandlerContext,
} from 'react-router';
import type { Payload } from '#src/app/payload.ts';
import type { TagVersions } from '#src/content/cache-tags/tag-versions.ts';
import type { Content, TrackedContent } from '#src/content/client.ts';
import type {
  CaseStatusQueryResult,
  CountSearch,
  LoadContext,
  ThirdPartyServices,
  Visitor,
} from '#src/content/loader-types.ts';
import type { SearchService } from '#src/content/search-service.ts';
import type { PageAddress } from '#src/routing/page-address.ts';
import { createDocumentRenderer, type DocumentRendererOptions } from './document-renderer.ts';
import { firstError } from './page-errors.ts';
import { createPageRoutes, type PageRoutesOptions } from './page-routes.ts';
import type { RedirectOf } from './redirects.ts';
import type { ServerEntry } from './server-entry.ts';

/** Longer values of an address are cut where the page quotes them. */
const MAX_QUOTED_LENGTH = 40;

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
      isCacheable: boolean;
    }
  | { kind: 'redirect'; statusCode: number; location: string };

type PageRendererOptions = DocumentRendererOptions & {
  /** Called per rendering, so that development uses changed components. */
  entry: () => Promise<ServerEntry>;
  trackDependencies: () => TrackedContent;
  search: SearchService;
  thirdPartyServices: ThirdPartyServices;
  /** Resolves redirects; see `createRedirects`. */
  redirectOf: RedirectOf;
};

/** Renders any path of the site to a page, an error page or a redirect. Never throws. */
export function createPageRenderer(
  options: PageRendererOptions,
): (request: RenderRequest) => Promise<RenderedPage> {
  const renderDocument = createDocumentRenderer(options);
  const handlerOf = createHandlers(options);

  return async function render(request) {
    const { address, visitor, previewToken } = request;
    const { locale, routeId } = address;
    const entry = await options.entry();
    const url = new URL(address.target, options.config.siteUrl);
    await entry.loadAllMessages(locale);
    const { content, tags, expiresAt, hasDraft } = options.trackDependencies();
    const redirect = previewToken ? undefined : await options.redirectOf(content, url.pathname);
    if (redirect) return { kind: 'redirect', statusCode: redirect.status, location: redirect.to };
    const { loadContext, reported } = createLoadContext(request, url.pathname, content, options);
    const requestContext = new RouterContextProvider();
    requestContext.set(entry.loadContext, loadContext);
    const handler = handlerOf(entry);
    const context = await handler.query(new Request(url), { requestContext });
    if (context instanceof Response) {
      const location = context.headers.get('location') ?? '/';
      return { kind: 'redirect', statusCode: context.status, location };
    }
    // A preview token without a draft must not bypass redirects and maintenance.
    if (previewToken && !hasDraft() && !context.errors) return render({ address, visitor });
    addUnknownValues(context, routeId, reported.unknownValues);
    const { html, crash } = renderDocument(entry, handler.dataRoutes, context, address);
    const error = crash ?? firstError(context, locale, routeId);
    return {
      kind: 'document',
      statusCode: error?.statusCode ?? 200,
      html,
      payload: error ? { error: error.toBody() } : { data: context.loaderData[routeId] },
      tags: tags(),
      expiresAt: expiresAt(),
      isMaintenance: error?.maintenance !== undefined,
      isCacheable: reported.isCacheable,
    };
  };
}

/** Creates the handlers that match routes and call loaders. Memoized per build: the same for all requests. */
function createHandlers(options: PageRoutesOptions): (entry: ServerEntry) => StaticHandler {
  const handlers = new WeakMap<ServerEntry, StaticHandler>();
  return (entry) => {
    const cached = handlers.get(entry);
    if (cached) return cached;
    const handler = createStaticHandler(createPageRoutes(entry, options));
    handlers.set(entry, handler);
    return handler;
  };
}

/** The input of the loaders of one rendering, and the results that they report through it. */
function createLoadContext(
  { address, visitor, caseStatusQuery, countSearch, previewToken }: RenderRequest,
  pathname: string,
  content: Content,
  { search, thirdPartyServices }: PageRendererOptions,
) {
  const reported = { isCacheable: true, unknownValues: new Set<string>() };
  const doNotCache = () => {
    reported.isCacheable = false;
  };
  const loadContext: LoadContext = {
    content,
    search,
    thirdPartyServices,
    visitor,
    caseStatusQuery,
    countSearch,
    previewToken,
    pathname,
    query: address.query,
    doNotCache,
    reportUnknown(value) {
      reported.unknownValues.add(`“${value.slice(0, MAX_QUOTED_LENGTH)}”`);
      doNotCache();
    },
  };
  return { loadContext, reported };
}

/** Adds unknown query values, which the loader has reported, to the data of the page, for a notice above it. */
function addUnknownValues(context: StaticHandlerContext, routeId: string, values: ReadonlySet<string>): void {
  const data: unknown = context.loaderData[routeId];
  if (values.size > 0 && typeof data === 'object')
    context.loaderData[routeId] = { ...data, unknownValues: [...values].join(', ') };
}
