import type { RouteObject, StaticHandlerContext } from 'react-router';
import type { AssetsOf } from '#server/http/assets.ts';
import { fallbackPage } from '#server/http/plain-pages.ts';
import { type Hydration, toScriptJson } from '#src/app/hydration.ts';
import type { SiteConfig } from '#src/app/site-config.tsx';
import type { PageError } from '#src/content/page-error.ts';
import type { PageMatch } from '#src/routing/page-match.ts';
import { type OnCrash, reportCrash } from './page-errors.ts';
import type { ServerEntry } from './server-entry.ts';

export type DocumentRendererOptions = { config: SiteConfig; assetsOf: AssetsOf; onCrash: OnCrash };

/** `crash` is the error that a component threw. */
type RenderedDocument = { html: string; crash: PageError | undefined };

type DocumentRenderer = (
  entry: ServerEntry,
  routes: RouteObject[],
  context: StaticHandlerContext,
  match: PageMatch,
) => RenderedDocument;

/** Renders what the loaders of a page returned. Never throws. */
export function createDocumentRenderer(options: DocumentRendererOptions): DocumentRenderer {
  const { config, assetsOf, onCrash } = options;

  function toDocument(
    entry: ServerEntry,
    routes: RouteObject[],
    context: StaticHandlerContext,
    { page, locale }: PageMatch,
  ): string {
    const errors =
      context.errors && mapValues(context.errors, (error) => reportCrash(error, onCrash).toBody());
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
  return function renderDocument(entry, routes, context, match) {
    try {
      return { html: toDocument(entry, routes, context, match), crash: undefined };
    } catch (error) {
      const crash = reportCrash(error, onCrash);
      try {
        const errors = { [match.routeId]: crash };
        return { html: toDocument(entry, routes, { ...context, errors }, match), crash };
      } catch (layoutError) {
        onCrash(layoutError, crash.correlationId ?? '');
        return { html: fallbackPage(crash.toBody()), crash };
      }
    }
  };
}

function mapValues<A, B>(record: Record<string, A>, map: (value: A) => B): Record<string, B> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}
