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
export { createAnswerStore } from './content/disk-cache/disk-cache.server.ts';
export { loadContext } from './content/loading.ts';
export { loadAllMessages } from './i18n/messages.ts';
export { createRoutes } from './routing/router.tsx';
export { loaders } from './routing/routes.server.ts';

/** What React leaves in the place of a part that threw while it was rendered. */
const BROKEN_PART = '<!--$!-->';

/**
 * The document as text.
 *
 * @throws whatever a component throws; the caller renders the error screen then.
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
  if (!html.includes(BROKEN_PART)) return `<!DOCTYPE html>${html}`;
  // Rendered in one part, it throws what it only left out before.
  render({ ...document, withoutSuspense: true });
  throw new Error('a part of the page could not be rendered');
}
