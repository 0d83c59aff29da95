import type { ErrorBody } from '@beranda/contract';
import { httpRequest } from '#src/content/transport/http.ts';

const TIMEOUT_MS = 20_000;

function csrfMeta(): HTMLMetaElement | null {
  return document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]');
}

/**
 * POSTs JSON to the site's API with the CSRF token in the configured header. Never retried, except once after a 403
 * that carries a fresh token.
 *
 * @throws FetchError on timeout.
 */
export async function apiFetch(
  url: string,
  options: { csrfHeader: string; json: unknown },
): Promise<Response> {
  const send = () =>
    httpRequest(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [options.csrfHeader]: csrfMeta()?.content ?? '' },
      body: JSON.stringify(options.json),
      timeoutMs: TIMEOUT_MS,
    });
  const response = await send();
  if (response.status !== 403) return response;
  // A proxy or firewall rejects with HTML.
  const body: Partial<ErrorBody> = await response
    .clone()
    .json()
    .catch(() => ({}));
  const { csrfToken } = body;
  const meta = csrfMeta();
  if (!csrfToken || !meta) return response;
  meta.content = csrfToken;
  return send();
}
