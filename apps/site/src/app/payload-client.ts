import { type ErrorBody, type Locale, NAVIGATION_NOT_LOADED } from '@beranda/contract';
import { type LoaderFunction, redirect } from 'react-router';
import { PageError } from '#src/content/page-error.ts';
import { FetchError } from '#src/content/transport/errors.ts';
import { httpRequest } from '#src/content/transport/http.ts';
import { loadMessages, type PageTexts } from '#src/i18n/messages.ts';
import { isExternal, withQueryString } from '#src/i18n/paths.ts';
import { mustLoadDocument } from './build-check.ts';
import { routeRuleOf } from './build-metadata.ts';
import { isUnloading, loadDocument, pendingForever } from './document-unload.ts';
import type { RootData } from './locale-root.tsx';
import { rootDataOf } from './navigations-response.ts';
import { navigationsUrl, type Payload, payloadUrl } from './payload.ts';
import type { SiteConfig } from './site-config.tsx';

const TIMEOUT_MS = 15_000;

/** Time to live of a prefetched payload. */
const PREFETCH_TTL_MS = 30_000;

type Prefetched = { payload: Promise<Payload>; expiresAt: number };

const prefetched = new Map<string, Prefetched>();

/** Replaces the client-side navigation by a full page load; never settles. */
function replaceDocument(url: string): Promise<never> {
  loadDocument(url);
  return pendingForever();
}

type FetchOptions = { priority?: RequestPriority; headers?: Record<string, string> };

async function fetchPayload(address: string, options?: FetchOptions): Promise<Payload> {
  // An error page has a payload, too, with its status.
  const isExpected = () => true;
  const response = await httpRequest(address, { timeoutMs: TIMEOUT_MS, isExpected, ...options });
  return (await response.json()) as Payload;
}

/** Prefetches the payload of a page, unless a redirect is known for it. Failed and expired entries are evicted. */
export async function prefetchPayload(url: URL, buildId: string): Promise<void> {
  if (mustLoadDocument() || routeRuleOf(url.pathname)) return;
  const address = payloadUrl(url.pathname, url.search, buildId);
  // Marks a prefetch, so that its search is not counted: the page may never be shown.
  const payload = fetchPayload(address, { priority: 'low', headers: { purpose: 'prefetch' } });
  const entry = { payload, expiresAt: Date.now() + PREFETCH_TTL_MS };
  const evict = () => prefetched.get(address) === entry && prefetched.delete(address);
  prefetched.set(address, entry);
  setTimeout(evict, PREFETCH_TTL_MS);
  await payload.then((loaded) => 'error' in loaded && evict(), evict);
}

function payloadOf(address: string): Promise<Payload> {
  const entry = prefetched.get(address);
  prefetched.delete(address);
  return entry && entry.expiresAt > Date.now() ? entry.payload : fetchPayload(address);
}

async function loadPage(
  url: URL,
  signal: AbortSignal,
  { buildId, currentPage, loadTexts }: PageSource,
): Promise<unknown> {
  // Loader URLs have no fragment; a document load needs it.
  const address = () => url.href + currentPage().hash;
  // Another document load is in progress, so this page has to be loaded as a document too.
  if (mustLoadDocument() || isUnloading()) return replaceDocument(address());
  // Only the newest navigation may load a document: this one may have been superseded.
  const replaceDocumentIfNewest = (target: string) =>
    signal.aborted || isUnloading() ? pendingForever() : replaceDocument(target);
  const loadFullPage = () => replaceDocumentIfNewest(address());
  const follow = (target: string, status?: number) => {
    const location = withQueryString(target, url.search);
    return isExternal(location) ? replaceDocumentIfNewest(location) : redirect(location, status);
  };
  const rule = routeRuleOf(url.pathname);
  if (rule) return follow(rule.redirect);
  let payload: Payload;
  try {
    [payload] = await Promise.all([payloadOf(payloadUrl(url.pathname, url.search, buildId)), loadTexts()]);
  } catch {
    // If the payload or its texts fail to load, fall back to a full page load.
    return loadFullPage();
  }
  if ('data' in payload) return payload.data;
  if ('error' in payload) {
    // The whole site is in maintenance: that page has another layout.
    if (payload.error.maintenance && currentPage().hasLayout) return loadFullPage();
    throw new PageError(payload.error);
  }
  // Unexpected body, perhaps from a proxy: the document load shows it.
  if (!('redirect' in payload)) return loadFullPage();
  return follow(payload.redirect.location, payload.redirect.status);
}

/** @throws PageError if there is no navigation data. */
async function fetchNavigation(
  locale: Locale,
  apiUrl: string,
  known: RootData | undefined,
): Promise<RootData> {
  let failure: FetchError | undefined;
  try {
    const response = await httpRequest(navigationsUrl(apiUrl, locale), { timeoutMs: TIMEOUT_MS });
    const root = rootDataOf(await response.json(), known);
    if (root) return root;
  } catch (error) {
    if (isUnloading()) return pendingForever();
    if (error instanceof FetchError) failure = error;
  }
  throw new PageError({
    ...(failure?.body as Partial<ErrorBody> | undefined),
    message: NAVIGATION_NOT_LOADED,
    statusCode: failure?.status ?? 503,
  });
}

/** State of the current page that loaders need while they load the next one. */
type CurrentPage = {
  /** Whether a page layout is shown, as opposed to a full-screen error. */
  hasLayout: boolean;
  /** Fragment of the URL that is being loaded, with its `#`; may be empty. */
  hash: string;
};

type PageSource = { buildId: string; currentPage: () => CurrentPage; loadTexts: () => Promise<void> };

/**
 * Client-side loaders: page data comes from the payload, navigation from the API. The messages of the locale and of
 * the page are loaded in parallel with the payload.
 *
 * @param known data of the layout in the document; undefined if the navigation failed to load.
 */
export function browserRouteData(
  { apiUrl, buildId }: SiteConfig,
  currentPage: () => CurrentPage,
  known: RootData | undefined,
) {
  const page =
    (locale: Locale, texts?: readonly PageTexts[]): LoaderFunction =>
    ({ request }) =>
      loadPage(new URL(request.url), request.signal, {
        buildId,
        currentPage,
        loadTexts: () => loadMessages(locale, texts),
      });
  return {
    apiUrl,
    root:
      (locale: Locale): LoaderFunction =>
      async () => {
        known = await fetchNavigation(locale, apiUrl, known);
        return known;
      },
    page,
    unknown: page,
  };
}
