import type { Locale } from '@beranda/contract';
import type { TagVersions } from '#src/content/cache-tags/tag-versions.ts';
import type { SearchRequest, SearchResults, Suggestion } from '#src/content/search-service.ts';

/** What the search worker needs to start. */
export type WorkerOptions = {
  cmsUrl: string;
  serviceKey: string;
  /** Folder for copies of the texts, for starts while the back office is unavailable. */
  directory: string;
};

export type ToWorker =
  /** The cache tag versions of the back office: what changed is fetched. */
  | { kind: 'versions'; versions: TagVersions }
  /** Writes the copies and ends. */
  | { kind: 'stop' }
  | { kind: 'search'; id: number; request: SearchRequest }
  | { kind: 'suggest'; id: number; locale: Locale; typed: string };

export type FromWorker =
  /** Both languages have been built once: it responds from now on. */
  | { kind: 'ready' }
  | { kind: 'result'; id: number; result: SearchResults | Suggestion[] }
  | { kind: 'failed'; id: number; error: unknown }
  | { kind: 'updateFailed'; error: unknown };
