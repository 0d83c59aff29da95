import { LANGUAGES, LOCALES, type Locale } from '@beranda/contract';
import type { LoaderFunction, RouteObject } from 'react-router';
import { AfterHydration } from '#src/app/after-hydration.tsx';
import { AutomaticRetry } from '#src/app/automatic-retry.tsx';
import type { AliasHandle } from '#src/app/canonical-path.ts';
import { LocaleRoot, rootRouteId } from '#src/app/locale-root.tsx';
import { type LayoutName, layouts } from '#src/layouts/layouts.ts';
import { Root } from '#src/layouts/root.tsx';
import { ErrorScreen } from '#src/pages/errors/error-screen.tsx';
import { RootErrorScreen } from '#src/pages/errors/root-error-screen.tsx';
import type { PageModule } from './page-definition.ts';
import { pageRouteId, unknownRouteId } from './route-ids.ts';
import { ALL_PAGE_IDS, definitionOf, ownPathsOf, PAGE_IDS, type PageId, patternsOf } from './routes.ts';

/** Data source of the routes: loaders on the server, payloads in the browser. */
type RouteData = {
  root(locale: Locale): LoaderFunction;
  page(page: PageId, locale: Locale): LoaderFunction;
  unknown(locale: Locale): LoaderFunction;
  /** Base URL of the navigation endpoint. */
  apiUrl: string;
  /** Adds the pages of the design collection. */
  isDesignShown: boolean;
  /** Imports the code of a page. */
  importPage(page: PageId): Promise<PageModule>;
};

/**
 * Expands the route table: every page in both languages, grouped by layout, so that a layout stays mounted during
 * navigation.
 */
export function createRoutes(data: RouteData): RouteObject[] {
  const pages = data.isDesignShown ? ALL_PAGE_IDS : PAGE_IDS;

  const pageRoutes = (page: PageId, locale: Locale): RouteObject[] => {
    const ownPaths = ownPathsOf(page);
    return patternsOf(page, locale).map((path, index) => ({
      id: pageRouteId(page, locale, index),
      path: path.slice(1),
      handle: ownPaths.includes(path)
        ? undefined
        : ({ aliasOf: definitionOf(page).path } satisfies AliasHandle),
      caseSensitive: true,
      loader: data.page(page, locale),
      lazy: async () => ({ Component: (await data.importPage(page)).Page }),
      errorElement: <ErrorScreen />,
    }));
  };

  const layoutRoute = (layout: LayoutName, locale: Locale): RouteObject => ({
    id: `layout-${layout}:${locale}`,
    Component: layouts[layout],
    children: [
      ...pages
        .filter((page) => definitionOf(page).layout === layout)
        .flatMap((page) => pageRoutes(page, locale)),
      ...(layout === 'default'
        ? [
            {
              id: unknownRouteId(locale),
              path: '*',
              Component: Empty,
              loader: data.unknown(locale),
              errorElement: <ErrorScreen />,
            },
          ]
        : []),
    ],
  });

  const localeRoute = (locale: Locale): RouteObject => ({
    id: rootRouteId(locale),
    path: LANGUAGES[locale].prefix || '/',
    caseSensitive: true,
    loader: data.root(locale),
    // Loads navigation and settings once per language, not on every navigation.
    shouldRevalidate: () => false,
    Component: LocaleRoot,
    errorElement: (
      <>
        <AutomaticRetry apiUrl={data.apiUrl} locale={locale} />
        <AfterHydration />
        <RootErrorScreen />
      </>
    ),
    children: (Object.keys(layouts) as LayoutName[]).map((layout) => layoutRoute(layout, locale)),
  });

  return [{ id: 'document', Component: Root, children: LOCALES.map(localeRoute) }];
}

/** Placeholder: the loader of an unknown path always throws. */
function Empty() {
  return null;
}
