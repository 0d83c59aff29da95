import { NAVIGATION_NOT_LOADED } from '@beranda/contract';
import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import type { SiteConfig } from '#src/app/site-config.tsx';
import type { LoadContext } from '#src/content/loader-types.ts';
import { isPageError, notFound, PageError } from '#src/content/page-error.ts';
import { loadForm } from '#src/features/forms/load-form.server.ts';
import { importPage } from '#src/routing/page-modules.ts';
import { definitionOf } from '#src/routing/routes.ts';
import { type OnCrash, reportCrash } from './page-errors.ts';
import { loadRoot } from './root-data.ts';
import type { ServerEntry } from './server-entry.ts';

export type PageRoutesOptions = {
  config: Pick<SiteConfig, 'apiUrl' | 'isDesignShown'>;
  onCrash: OnCrash;
};

/** The routes of a server bundle, whose loaders throw only errors that are safe to display, and redirects. */
export function createPageRoutes(entry: ServerEntry, { config, onCrash }: PageRoutesOptions): RouteObject[] {
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
        const { correlationId } = reportCrash(error, onCrash);
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
        throw reportCrash(error, onCrash);
      }
    },
    unknown: () => (args) => {
      throw notFound(contextOf(args).pathname);
    },
    apiUrl: config.apiUrl,
    isDesignShown: config.isDesignShown,
    importPage,
  });
}
