import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { loadMessages } from './i18n/messages.ts';
import { localeOf } from './i18n/paths.ts';
import { createRoutes } from './router.tsx';
import { pageOfRouteId } from './router-ids.ts';
import { definitionOf } from './routes.ts';
import { HYDRATION_ELEMENT_ID, type Hydration } from './shell/hydration.ts';
import { reviveErrors } from './shell/page-error.ts';
import { browserRouteData } from './shell/payload-client.ts';
import { DocumentContextProvider } from './shell/site-config.tsx';
import './styles/site.css';

/** The page shown must be there before hydration: a lazy one would first render as nothing. */
async function settleMatchedPages(routes: RouteObject[]): Promise<void> {
  const matched = matchRoutes(routes, window.location) ?? [];
  await Promise.all(
    matched.map(async ({ route }) => {
      const page = route.id && pageOfRouteId(route.id);
      if (!page) return;
      route.Component = (await definitionOf(page).load()).Page;
      route.lazy = undefined;
    }),
  );
}

async function start(): Promise<void> {
  const hydrationJson = document.getElementById(HYDRATION_ELEMENT_ID)?.textContent;
  // The static page of last resort has no data; it works without this script.
  if (!hydrationJson) return;
  const hydration = JSON.parse(hydrationJson) as Hydration;
  const routes = createRoutes(browserRouteData(hydration.config));
  await Promise.all([loadMessages(localeOf(window.location.pathname)), settleMatchedPages(routes)]);
  const router = createBrowserRouter(routes, { hydrationData: reviveErrors(hydration.router) });
  hydrateRoot(
    document,
    <StrictMode>
      <DocumentContextProvider value={{ ...hydration, hydrationJson }}>
        <RouterProvider router={router} />
      </DocumentContextProvider>
    </StrictMode>,
  );
}

void start();
