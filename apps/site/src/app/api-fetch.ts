import type { ErrorBody } from '@beranda/contract';
import { call } from '#src/content/transport/http.ts';

const TIMEOUT_MS = 20_000;

/** The meta tag in which pages with forms carry the visitor's CSRF token. */
function csrfMeta(): HTMLMetaElement | null {
  return document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]');
}

/**
 * Sends JSON to the site's own API with the CSRF token in the configured header. A failure is never tried again;
 * only a refusal for an old token, which comes with a new one, is answered by sending with that.
 *
 * @throws FetchError when there was no answer in time.
 */
export async function apiFetch(
  url: string,
  options: { csrfHeader: string; json: unknown },
): Promise<Response> {
  const send = () =>
    call(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [options.csrfHeader]: csrfMeta()?.content ?? '' },
      body: JSON.stringify(options.json),
      timeoutMs: TIMEOUT_MS,
    });
  const response = await send();
  if (response.status !== 403) return response;
  const { csrfToken } = (await response.clone().json()) as Partial<ErrorBody>;
  const meta = csrfMeta();
  if (!csrfToken || !meta) return response;
  meta.content = csrfToken;
  return send();
}
