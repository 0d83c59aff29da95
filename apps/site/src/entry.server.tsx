import { renderToString } from 'react-dom/server';
import {
  createStaticRouter,
  type RouteObject,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import { type DocumentContext, DocumentContextProvider } from './app/site-config.tsx';
import './styles/site.css';

export { createTagVersionWatch } from './content/cache-tags/tag-versions.ts';
export { createContentClient } from './content/client.ts';
export { createDiskCache } from './content/disk-cache/disk-cache.server.ts';
export { loadContext } from './content/loader-types.ts';
export { loadAllMessages } from './i18n/messages.ts';
export { loaders } from './routing/page-loaders.server.ts';
export { createRoutes } from './routing/router.tsx';

/** React's marker for a Suspense boundary whose content threw. */
const FAILED_BOUNDARY = '<!--$!-->';

/**
 * Renders the document to a string.
 *
 * @throws the error of a component; the caller renders the error screen.
 */
export function renderDocument(
  routes: RouteObject[],
  context: StaticHandlerContext,
  document: DocumentContext,
): string {
  const router = createStaticRouter(routes, context);
  const render = (value: DocumentContext) =>
    renderToString(
      <DocumentContextProvider value={value}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </DocumentContextProvider>,
    );
  const html = render(document);
  if (!html.includes(FAILED_BOUNDARY)) return `<!DOCTYPE html>${html}`;
  // Renders again without Suspense, so that the original error is thrown.
  render({ ...document, isSuspenseDisabled: true });
  throw new Error('a part of the page could not be rendered');
}
