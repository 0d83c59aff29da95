import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { forceDocumentLoad, watchBuild } from './app/build-check.ts';
import { prefetchBuildMetadata } from './app/build-metadata.ts';
import { HYDRATION_ELEMENT_ID, type Hydration } from './app/hydration.ts';
import { type RootData, rootRouteId } from './app/locale-root.tsx';
import { newestLocation, trackRouter } from './app/page-state.ts';
import { browserRouteData, prefetchPayload } from './app/payload-client.ts';
import { publishAfterHydration } from './app/pending-hydration.ts';
import { prefetchLinks } from './app/prefetch.ts';
import { importOrReload, reloadOnce } from './app/reload-guard.ts';
import { DocumentContextProvider } from './app/site-config.tsx';
import { reviveErrors } from './content/page-error.ts';
import { loadMessages } from './i18n/messages.ts';
import { localeOf } from './i18n/paths.ts';
import { matchPageOrDesign, type PageMatch } from './routing/page-match.ts';
import { importPage } from './routing/page-modules.ts';
import { PAGE_TEXTS } from './routing/page-texts.generated.ts';
import { createRoutes } from './routing/router.tsx';
import { definitionOf } from './routing/routes.ts';
import './styles/site.css';

/** Preloads the component of the current page: a lazy component renders nothing in the first hydration pass. */
async function preloadPage(routes: RouteObject[], { page, routeId }: PageMatch): Promise<void> {
  const route = page && findRoute(routes, routeId);
  if (!route) return;
  route.Component = (await importPage(page)).Page;
  route.lazy = undefined;
}

function findRoute(routes: RouteObject[], id: string): RouteObject | undefined {
  for (const route of routes) {
    const found = route.id === id ? route : findRoute(route.children ?? [], id);
    if (found) return found;
  }
  return undefined;
}

async function start(): Promise<void> {
  const hydrationJson = document.getElementById(HYDRATION_ELEMENT_ID)?.textContent;
  // The fallback page has no hydration data; it works without this script.
  if (!hydrationJson) return;
  const hydration = JSON.parse(hydrationJson) as Hydration;
  const { buildId, isDesignShown } = hydration.config;
  const match = matchPageOrDesign(location.pathname);
  const currentPage = () => ({
    hasLayout: rootRouteId(localeOf(location.pathname)) in router.state.loaderData,
    hash: newestLocation().hash,
  });
  const known: RootData | undefined = hydration.router.loaderData?.[rootRouteId(match.locale)];
  const data = browserRouteData(hydration.config, currentPage, known);
  const routes = createRoutes({
    ...data,
    isDesignShown,
    page: (page, locale) => data.page(locale, PAGE_TEXTS[page]),
    importPage: (page) =>
      importOrReload(
        () => importPage(page),
        () => matchPageOrDesign(newestLocation().pathname).page === page,
      ).catch((error: unknown) => {
        // The router does not retry a failed import and would render an empty page.
        forceDocumentLoad();
        return {
          Page() {
            throw error;
          },
        };
      }),
  });
  await Promise.all([
    loadMessages(match.locale, match.page && PAGE_TEXTS[match.page]),
    preloadPage(routes, match),
  ]);
  const router = createBrowserRouter(routes, { hydrationData: reviveErrors(hydration.router) });
  // In this order: the update that `trackRouter` sees makes the parts load which React is to wait for.
  trackRouter(router);
  publishAfterHydration(router);
  // Hydrates in a transition: React splits the work into slices instead of one long task.
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <DocumentContextProvider value={{ ...hydration, hydrationJson }}>
          <RouterProvider router={router} />
        </DocumentContextProvider>
      </StrictMode>,
    );
  });
  watchBuild(buildId);
  prefetchBuildMetadata(buildId);
  prefetchLinks((url) => prefetchPage(url, buildId));
}

/**
 * Prefetches code, messages and payload of a page. Pages with a form have visitor-specific data, which is not
 * prefetched.
 */
async function prefetchPage(url: URL, buildId: string): Promise<void> {
  const { page, locale } = matchPageOrDesign(url.pathname);
  if (!page) return;
  const { form } = definitionOf(page);
  await Promise.all([
    importPage(page),
    loadMessages(locale, PAGE_TEXTS[page]),
    form ? undefined : prefetchPayload(url, buildId),
  ]);
}

// Progressive enhancement: without this script the page stays readable and forms work. Reload once.
start().catch(reloadOnce);
