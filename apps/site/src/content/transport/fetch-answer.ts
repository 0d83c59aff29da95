import { CACHE_TAGS_HEADER, PREVIEW_TOKEN_HEADER, SERVICE_KEY_HEADER } from '@beranda/contract';
import { ContentUnavailable } from './errors.ts';
import { call } from './http.ts';

export type ContentApi = { cmsUrl: string; serviceKey: string; timeoutMs: number };

/** `body` is null where the content API said 404; `cacheTags` names what the answer was made from. */
export type FetchedAnswer = { body: unknown; cacheTags: readonly string[] };

/**
 * Asks the content API once.
 *
 * @param path below `/api/content/`, with its query.
 * @throws ContentUnavailable for an answer that is none, or that does not say what it was made from.
 */
export async function fetchAnswer(
  { cmsUrl, serviceKey, timeoutMs }: ContentApi,
  path: string,
  previewToken?: string,
): Promise<FetchedAnswer> {
  const response = await call(`${cmsUrl}/api/content/${path}`, {
    headers: {
      [SERVICE_KEY_HEADER]: serviceKey,
      ...(previewToken ? { [PREVIEW_TOKEN_HEADER]: previewToken } : {}),
    },
    timeoutMs,
  });
  const tags = response.headers.get(CACHE_TAGS_HEADER);
  const cacheTags = tags ? tags.split(',') : [];
  // A preview token that is old or for something else shows nothing, like an address that does not exist.
  if (response.status === 404 || (previewToken && response.status === 403)) {
    await response.body?.cancel();
    return { body: null, cacheTags };
  }
  // What was withdrawn with a reason is an answer, too.
  if ((!response.ok && response.status !== 410) || tags === null) {
    await response.body?.cancel();
    throw new ContentUnavailable(`content API answered ${response.status} for ${path}`);
  }
  return { body: await response.json(), cacheTags };
}
