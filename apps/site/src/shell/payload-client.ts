import { type Locale, NAVIGATION_NOT_LOADED } from '@beranda/contract';
import { type LoaderFunction, redirect } from 'react-router';
import { call } from '../content/http.ts';
import { loadMessages } from '../i18n/messages.ts';
import { isExternal } from '../i18n/paths.ts';
import type { RootData } from './locale-root.tsx';
import { PageError } from './page-error.ts';
import { type Payload, payloadUrl } from './payload.ts';
import type { SiteConfig } from './site-config.tsx';

const TIMEOUT_MS = 15_000;

/** Leaves the single-page navigation for a full load, and never comes back to the caller. */
function loadDocument(url: string): Promise<never> {
  window.location.href = url;
  return new Promise(() => {});
}

async function fetchPagePayload(url: URL, buildId: string): Promise<unknown> {
  let payload: Payload;
  try {
    const response = await call(payloadUrl(url.pathname, url.search, buildId), { timeoutMs: TIMEOUT_MS });
    payload = (await response.json()) as Payload;
  } catch {
    // A payload that does not come costs the fast navigation, not the page.
    return loadDocument(url.href);
  }
  if ('data' in payload) return payload.data;
  if ('error' in payload) throw new PageError(payload.error);
  // Something in between answered instead of the site's pages; the document will show what it has to say.
  if (!('redirect' in payload)) return loadDocument(url.href);
  const { location, status } = payload.redirect;
  return isExternal(location) ? loadDocument(location) : redirect(location, status);
}

async function fetchNavigation(locale: Locale, apiUrl: string): Promise<RootData> {
  await loadMessages(locale);
  try {
    const response = await call(`${apiUrl}/${locale}/v2/navigations`, { timeoutMs: TIMEOUT_MS });
    if (response.ok) return (await response.json()) as RootData;
    throw new PageError({ statusCode: response.status, message: NAVIGATION_NOT_LOADED });
  } catch (error) {
    if (error instanceof PageError) throw error;
    throw new PageError({ statusCode: 503, message: NAVIGATION_NOT_LOADED });
  }
}

/** In the browser a page's only source of data is its payload, and a language's its navigation. */
export function browserRouteData({ apiUrl, buildId }: SiteConfig) {
  const page: LoaderFunction = ({ request }) => fetchPagePayload(new URL(request.url), buildId);
  return {
    root: (locale: Locale) => () => fetchNavigation(locale, apiUrl),
    page: () => page,
    unknown: () => page,
  };
}
