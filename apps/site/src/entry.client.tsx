import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { forceDocumentLoad, watchBuild } from './app/build-check.ts';
import { prefetchBuildMetadata } from './app/build-metadata.ts';
import { HYDRATION_ELEMENT_ID, type Hydration } from './app/hydration.ts';
import { rootRouteId } from './app/locale-root.tsx';
import { newestLocation, trackRouter } from './app/page-state.ts';
import { browserRouteData, prefetchPayload } from './app/payload-client.ts';
import { prefetchLinks } from './app/prefetch.ts';
import { importOrReload, reloadOnce } from './app/reload-guard.ts';
import { DocumentContextProvider } from './app/site-config.tsx';
import { yieldToMain } from './app/yield-to-main.ts';
import { reviveErrors } from './content/page-error.ts';
import { loadMessages } from './i18n/messages.ts';
import { localeOf } from './i18n/paths.ts';
import { matchPage, type PageMatch } from './routing/page-match.ts';
import { importPage } from './routing/page-modules.ts';
import { PAGE_TEXTS } from './routing/page-texts.generated.ts';
import { createRoutes } from './routing/router.tsx';
import { definitionOf } from './routing/routes.ts';
import './styles/site.css';

/** The page shown must be there before hydration: a lazy one would first render as nothing. */
async function settlePage(routes: RouteObject[], { page, routeId }: PageMatch): Promise<void> {
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
  // The static page of last resort has no data; it works without this script.
  if (!hydrationJson) return;
  // All modules have just been evaluated in one task; the page is made usable in several.
  await yieldToMain();
  const hydration = JSON.parse(hydrationJson) as Hydration;
  const { buildId } = hydration.config;
  const match = matchPage(location.pathname);
  const data = browserRouteData(hydration.config, () => ({
    isInService: rootRouteId(localeOf(location.pathname)) in router.state.loaderData,
    hash: newestLocation().hash,
  }));
  const routes = createRoutes({
    ...data,
    page: (page, locale) => data.page(locale, PAGE_TEXTS[page]),
    importPage: (page) =>
      importOrReload(
        () => importPage(page),
        () => matchPage(newestLocation().pathname).page === page,
      ).catch((error: unknown) => {
        // A page without its code would be shown as nothing at all, and the router never asks for it again.
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
    settlePage(routes, match),
  ]);
  await yieldToMain();
  const router = createBrowserRouter(routes, { hydrationData: reviveErrors(hydration.router) });
  trackRouter(router);
  await yieldToMain();
  // As a transition, React takes the page over in slices, and not in one task however large the page is.
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
  prefetchLinks((url) => fetchAhead(url, buildId));
}

/**
 * The code, the texts and the data of a page. A page with a form is of one visitor, so its data waits until it is
 * asked for.
 */
async function fetchAhead(url: URL, buildId: string): Promise<void> {
  // Many links come into view at once.
  await yieldToMain();
  const { page, locale } = matchPage(url.pathname);
  if (!page) return;
  const { form } = definitionOf(page);
  await Promise.all([
    importPage(page),
    loadMessages(locale, PAGE_TEXTS[page]),
    form ? undefined : prefetchPayload(url, buildId),
  ]);
}

// Without its code the page stays as the server made it, which can be read and sent. It gets one more try.
start().catch(reloadOnce);
