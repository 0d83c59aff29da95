import {
  CACHE_TAGS_HEADER,
  PREVIEW_TOKEN_HEADER,
  SERVICE_KEY_HEADER,
  UNFINISHED_DRAFT_STATUS,
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
 * @throws FetchError for an error response; ContentUnavailableError for one without cache tags.
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
    // An expired or wrong preview token (403) is treated like a 404. A 410 is a valid response: the item was withdrawn
    // with a reason. An unfinished draft has no valid one.
    isExpected: (status) =>
      status === 404 ||
      status === 410 ||
      status === UNFINISHED_DRAFT_STATUS ||
      (status === 403 && previewToken !== undefined),
  });
  const tags = response.headers.get(CACHE_TAGS_HEADER);
  const cacheTags = tags ? tags.split(',') : [];
  if (response.status === 404 || response.status === 403) {
    await response.body?.cancel();
    return { body: null, cacheTags };
  }
  if (tags === null) {
    await response.body?.cancel();
    throw new ContentUnavailableError(`content API responded without cache tags for ${path}`);
  }
  return { body: await response.json(), cacheTags };
}
