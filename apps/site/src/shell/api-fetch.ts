import { call } from '../content/http.ts';

const TIMEOUT_MS = 20_000;

/** The visitor's CSRF token, which pages with forms carry in a meta tag. */
function csrfToken(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')?.content ?? '';
}

/**
 * Sends JSON to the site's own API with the CSRF token in the configured header. Never tried twice.
 *
 * @throws FetchError when there was no answer in time.
 */
export function apiFetch(url: string, options: { csrfHeader: string; json: unknown }): Promise<Response> {
  return call(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [options.csrfHeader]: csrfToken() },
    body: JSON.stringify(options.json),
    timeoutMs: TIMEOUT_MS,
  });
}
