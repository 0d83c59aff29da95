import type { Locale } from '@beranda/contract';
import { type SiteResults, siteResults } from '#cms/collections/synonyms/try-search/site-results.ts';
import { readLimitedText } from '#cms/http/read-body.ts';

const TIMEOUT_MS = 4_000;
const MAX_BYTES = 256 * 1024;

type SiteSearch = { locale: Locale; query: string };

/** The first results of the public site's search; null without a valid response in time. */
export async function fetchSiteResults(
  siteUrl: string,
  { locale, query }: SiteSearch,
  timeoutMs = TIMEOUT_MS,
): Promise<SiteResults | null> {
  const address = new URL(`/api/${locale}/v2/search?${new URLSearchParams({ q: query })}`, siteUrl);
  try {
    const response = await fetch(address, {
      headers: { accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) {
      await response.body?.cancel();
      return null;
    }
    return siteResults.parse(JSON.parse(await readLimitedText(response, MAX_BYTES)));
  } catch {
    return null;
  }
}
