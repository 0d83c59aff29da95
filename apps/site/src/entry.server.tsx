import { renderToString } from 'react-dom/server';
import {
  createStaticRouter,
  type RouteObject,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import { type DocumentContext, DocumentContextProvider } from './shell/site-config.tsx';
import './styles/site.css';

export { createAnswerStore } from './content/answer-store.server.ts';
export { createContentClient } from './content/client.ts';
export { loadContext } from './content/loading.ts';
export { createRevisionWatch } from './content/revisions.ts';
export { loadMessages } from './i18n/messages.ts';
export { createRoutes } from './router.tsx';
export { loaders } from './routes.server.ts';

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
  const html = renderToString(
    <DocumentContextProvider value={document}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </DocumentContextProvider>,
  );
  return `<!DOCTYPE html>${html}`;
}
