import type { Locale } from '@beranda/contract';
import { SERVICE_KEY_HEADER } from '@beranda/contract';
import { publishItem } from './items.ts';
import type { RunningCms } from './start-cms.ts';

/** Calls the content API with the service key. */
export function fetchApi(
  cms: RunningCms,
  path: string,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${cms.url}/api${path}`, { headers: { [SERVICE_KEY_HEADER]: cms.serviceKey, ...headers } });
}

/** Publishes a news item in Indonesian, optionally in English; returns its id. */
export function publishNews(cms: RunningCms, slug: string, languages: readonly Locale[]): Promise<number> {
  return publishItem(cms, 'news', slug, languages);
}

/** The version of every cache tag. */
export async function getTagVersions(cms: RunningCms): Promise<Record<string, number>> {
  const { tagVersions } = (await (await fetchApi(cms, '/tag-versions')).json()) as {
    tagVersions: Record<string, number>;
  };
  return tagVersions;
}
