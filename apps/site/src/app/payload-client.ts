import { type Locale, NAVIGATION_NOT_LOADED } from '@beranda/contract';
import { type LoaderFunction, redirect } from 'react-router';
import { PageError } from '#src/content/page-error.ts';
import { call } from '#src/content/transport/http.ts';
import { loadMessages, type PageTexts } from '#src/i18n/messages.ts';
import { isExternal, withSearch } from '#src/i18n/paths.ts';
import { hasNewerBuild } from './build-check.ts';
import { routeRuleOf } from './build-metadata.ts';
import { isUnloading, loadDocument, neverSettles } from './document-unload.ts';
import type { RootData } from './locale-root.tsx';
import { navigationsUrl, type Payload, payloadUrl } from './payload.ts';
import type { SiteConfig } from './site-config.tsx';

const TIMEOUT_MS = 15_000;

/** A payload that was fetched ahead of need is shown this long after; an older one is fetched anew. */
const PREFETCH_TTL_MS = 30_000;

type Prefetched = { payload: Promise<Payload>; expires: number };

const prefetched = new Map<string, Prefetched>();

/** Leaves the single-page navigation for a full load, and never comes back to the caller. */
function replaceDocument(url: string): Promise<never> {
  loadDocument(url);
  return neverSettles();
}

async function fetchPayload(address: string, priority?: RequestPriority): Promise<Payload> {
  const response = await call(address, { timeoutMs: TIMEOUT_MS, priority });
  return (await response.json()) as Payload;
}

/** Fetches the payload of a page ahead of need; what goes wrong is forgotten, and so is what nobody asks for. */
export async function prefetchPayload(url: URL, buildId: string): Promise<void> {
  if (hasNewerBuild()) return;
  const address = payloadUrl(url.pathname, url.search, buildId);
  const payload = fetchPayload(address, 'low');
  const entry = { payload, expires: Date.now() + PREFETCH_TTL_MS };
  const evict = () => prefetched.get(address) === entry && prefetched.delete(address);
  prefetched.set(address, entry);
  setTimeout(evict, PREFETCH_TTL_MS);
  await payload.then((answer) => 'error' in answer && evict(), evict);
}

function payloadOf(address: string): Promise<Payload> {
  const entry = prefetched.get(address);
  prefetched.delete(address);
  return entry && entry.expires > Date.now() ? entry.payload : fetchPayload(address);
}

async function loadPage(
  url: URL,
  signal: AbortSignal,
  { buildId, currentPage, loadTexts }: PageSource,
): Promise<unknown> {
  // The address that a loader gets has no fragment, and a document would begin at its top.
  const address = () => url.href + currentPage().hash;
  // A document that is under way already was asked for before this page, which therefore comes as one, too.
  if (hasNewerBuild() || isUnloading()) return replaceDocument(address());
  // Only the newest navigation may load a document. After this one came another of the router, or the browser's own.
  const replaceDocumentIfNewest = (target: string) =>
    signal.aborted || isUnloading() ? neverSettles() : replaceDocument(target);
  const loadFullPage = () => replaceDocumentIfNewest(address());
  const follow = (target: string, status?: number) => {
    const location = withSearch(target, url.search);
    return isExternal(location) ? replaceDocumentIfNewest(location) : redirect(location, status);
  };
  const rule = routeRuleOf(url.pathname);
  if (rule.redirect !== undefined) return follow(rule.redirect);
  let payload: Payload;
  try {
    [payload] = await Promise.all([payloadOf(payloadUrl(url.pathname, url.search, buildId)), loadTexts()]);
  } catch {
    // A payload that does not come costs the fast navigation, not the page; texts that do not come, likewise.
    return loadFullPage();
  }
  if ('data' in payload) return payload.data;
  if ('error' in payload) {
    // The whole site went out of service: its page for that has another frame than the one shown here.
    if (payload.error.maintenance && currentPage().isInService) return loadFullPage();
    throw new PageError(payload.error);
  }
  // Something in between answered instead of the site's pages; the document will show what it has to say.
  if (!('redirect' in payload)) return loadFullPage();
  return follow(payload.redirect.location, payload.redirect.status);
}

/** The server sends nothing but complete answers; something in between may send anything. */
function isRootData(body: unknown): body is RootData {
  const { data, settings } = (body ?? {}) as Partial<RootData>;
  return settings !== undefined && (data?.['Navigation Bar']?.['Left Menu']?.length ?? 0) > 0;
}

async function fetchNavigation(locale: Locale, apiUrl: string): Promise<RootData> {
  try {
    const response = await call(navigationsUrl(apiUrl, locale), { timeoutMs: TIMEOUT_MS });
    const body: unknown = await response.json();
    if (response.ok && isRootData(body)) return body;
    if (!response.ok)
      throw new PageError({
        message: NAVIGATION_NOT_LOADED,
        ...(body as object),
        statusCode: response.status,
      });
  } catch (error) {
    if (error instanceof PageError) throw error;
    if (isUnloading()) return neverSettles();
  }
  throw new PageError({ statusCode: 503, message: NAVIGATION_NOT_LOADED });
}

/** What the loaders have to know of the page that is shown while they load another one. */
export type CurrentPage = {
  /** Whether the frame of the pages is shown, as opposed to a screen in place of everything. */
  isInService: boolean;
  /** The fragment of the address that is being loaded, with its `#`; empty where it has none. */
  hash: string;
};

type PageSource = { buildId: string; currentPage: () => CurrentPage; loadTexts: () => Promise<void> };

/**
 * In the browser a page's only source of data is its payload, and a language's its navigation. Texts come along with
 * the payload: those of every page, which may be of another language than before, and those that the page names.
 */
export function browserRouteData({ apiUrl, buildId }: SiteConfig, currentPage: () => CurrentPage) {
  const page =
    (locale: Locale, texts?: readonly PageTexts[]): LoaderFunction =>
    ({ request }) =>
      loadPage(new URL(request.url), request.signal, {
        buildId,
        currentPage: currentPage,
        loadTexts: () => loadMessages(locale, texts),
      });
  return {
    apiUrl,
    root:
      (locale: Locale): LoaderFunction =>
      () =>
        fetchNavigation(locale, apiUrl),
    page,
    unknown: page,
  };
}
