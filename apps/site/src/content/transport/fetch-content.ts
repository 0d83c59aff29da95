import {
  CACHE_TAGS_HEADER,
  PREVIEW_TOKEN_HEADER,
  SERVICE_KEY_HEADER,
  UNFINISHED_DRAFT,
} from '@beranda/contract';
import { ContentUnavailableError } from './errors.ts';
import { httpRequest } from './http.ts';

export type ContentApi = { cmsUrl: string; serviceKey: string; timeoutMs: number };

/** `body` is null for a 404; `cacheTags` are the tags of the response. */
type FetchedContent = { body: unknown; cacheTags: readonly string[] };

/**
 * Sends one request to the content API.
 *
 * @param path below `/api/content/`, with its query.
 * @throws ContentUnavailableError for an error response, or one without cache tags.
 */
export async function fetchContent(
  { cmsUrl, serviceKey, timeoutMs }: ContentApi,
  path: string,
  previewToken?: string,
): Promise<FetchedContent> {
  const response = await httpRequest(`${cmsUrl}/api/content/${path}`, {
    headers: {
      [SERVICE_KEY_HEADER]: serviceKey,
      ...(previewToken ? { [PREVIEW_TOKEN_HEADER]: previewToken } : {}),
    },
    timeoutMs,
  });
  const tags = response.headers.get(CACHE_TAGS_HEADER);
  const cacheTags = tags ? tags.split(',') : [];
  // An expired or wrong preview token is treated like a 404.
  if (response.status === 404 || (previewToken && response.status === 403)) {
    await response.body?.cancel();
    return { body: null, cacheTags };
  }
  // 410 is a valid response: the item was withdrawn with a reason. An unfinished draft has no valid one.
  const isValid = response.ok || response.status === 410 || response.status === UNFINISHED_DRAFT;
  if (!isValid || tags === null) {
    await response.body?.cancel();
    throw new ContentUnavailableError(`content API responded with ${response.status} for ${path}`);
  }
  return { body: await response.json(), cacheTags };
}
