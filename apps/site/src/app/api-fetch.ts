import type { ErrorBody } from '@beranda/contract';
import { FetchError } from '#src/content/transport/errors.ts';
import { httpRequest } from '#src/content/transport/http.ts';

const TIMEOUT_MS = 20_000;

function csrfMeta(): HTMLMetaElement | null {
  return document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]');
}

/**
 * POSTs JSON to the site's API with the CSRF token in the configured header. Never retried, except once after a 403
 * that carries a fresh token.
 *
 * @throws FetchError on timeout, and for an error status, with the body of the response.
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
  try {
    return await send();
  } catch (error) {
    // Without a token in the body if a proxy or firewall rejects.
    const isForbidden = error instanceof FetchError && error.status === 403;
    const csrfToken = isForbidden
      ? (error.body as Partial<ErrorBody> | null | undefined)?.csrfToken
      : undefined;
    const meta = csrfMeta();
    if (!csrfToken || !meta) throw error;
    meta.content = csrfToken;
    return send();
  }
}
