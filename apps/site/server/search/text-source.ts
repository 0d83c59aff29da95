import {
  ITEM_COLLECTIONS,
  type ItemCollection,
  LOCALES,
  type Locale,
  SERVICE_KEY_HEADER,
  type SearchText,
  type SearchTextsResponse,
  searchTextsResponse,
} from '@beranda/contract';
import { ZodError } from 'zod';
import { type TagVersions, tagVersionOf } from '#src/content/cache-tags/tag-versions.ts';
import type { DiskCache } from '#src/content/disk-cache/disk-cache.server.ts';
import { httpRequest } from '#src/content/transport/http.ts';
import { SNAPSHOT_SOURCES, type SnapshotReceiver, type SnapshotSource } from './snapshots.ts';

const TIMEOUT_MS = 30_000;

/** Receives what changed. */
type TextReceiver = SnapshotReceiver & {
  put(locale: Locale, text: SearchText): void;
  remove(locale: Locale, key: string): void;
  /** Branches have changed. */
  updatePlaces(): void;
  /** Defers indexing until `change` has settled. */
  batch(change: () => Promise<void>): Promise<void>;
};

/** All texts of a collection in one language, as of a version of its cache tag. */
type Part = {
  locale: Locale;
  collection: ItemCollection;
  /** Undefined before the first response. */
  version: number | undefined;
  texts: Map<string, SearchText>;
  /** The copy on disk is older. */
  isUnsaved: boolean;
};

/** A snapshot in one language, as of the versions of its cache tags. */
type SnapshotPart = { locale: Locale; source: SnapshotSource; version: string | undefined };

type TextSourceOptions = {
  cmsUrl: string;
  serviceKey: string;
  /** Copies for starts while the back office is unavailable. */
  store: DiskCache;
  receiver: TextReceiver;
};

/** Polls the search texts and snapshots of the back office for changes since the last response. */
export class TextSource {
  readonly #options: TextSourceOptions;
  /** For each collection its parts, one for each language. */
  readonly #collections: Part[][] = ITEM_COLLECTIONS.map((collection) =>
    LOCALES.map((locale) => ({
      locale,
      collection,
      version: undefined,
      texts: new Map<string, SearchText>(),
      isUnsaved: false,
    })),
  );
  readonly #snapshots: SnapshotPart[] = LOCALES.flatMap((locale) =>
    SNAPSHOT_SOURCES.map((source) => ({ locale, source, version: undefined })),
  );

  constructor(options: TextSourceOptions) {
    this.#options = options;
  }

  /** Whether every part has been read at least once, from the back office or from disk. */
  get isComplete(): boolean {
    return [...this.#snapshots, ...this.#collections.flat()].every(({ version }) => version !== undefined);
  }

  /** Reads the copies on disk. Missing and damaged ones are fetched. */
  async restore(): Promise<void> {
    const { store, receiver } = this.#options;
    // First: each change of the bank's name is applied to all items.
    for (const part of this.#snapshots) {
      const stored = await store.read(snapshotKey(part));
      if (!stored) continue;
      try {
        part.source.apply(receiver, part.locale, stored.body);
        part.version = OLDER_THAN_ALL;
      } catch (error) {
        // The copy is of an older program: it is fetched again.
        if (!(error instanceof ZodError)) throw error;
      }
    }
    for (const parts of this.#collections)
      await receiver.batch(async () => {
        for (const part of parts) await this.#restorePart(part);
      });
  }

  /**
   * Fetches what is older than these versions.
   *
   * @throws the first error, after all other parts were tried.
   */
  async update(versions: TagVersions): Promise<void> {
    const { receiver } = this.#options;
    const errors: unknown[] = [];
    const keep = (error: unknown) => errors.push(error);
    for (const part of this.#snapshots) {
      const wanted = part.source.tags.map((tag) => tagVersionOf(versions, tag)).join();
      if (part.version === wanted) continue;
      await this.#fetchSnapshot(part, wanted).catch(keep);
    }
    for (const parts of this.#collections) {
      // Also those that are newer: the database may have been restored from a backup.
      const old = parts.filter(({ collection, version }) => version !== tagVersionOf(versions, collection));
      if (old.length === 0) continue;
      await receiver
        .batch(async () => {
          for (const part of old) await this.#fetchPart(part).catch(keep);
        })
        .catch(keep);
    }
    if (errors.length > 0) throw errors[0];
  }

  /** Writes copies of what changed. */
  async save(): Promise<void> {
    for (const part of this.#collections.flat()) {
      if (!part.isUnsaved) continue;
      const { version = 0, texts } = part;
      const body = { version, changed: [...texts.values()], removed: [], next: null };
      part.isUnsaved = false;
      try {
        await this.#options.store.write(keyOf(part), { body, tags: {} });
      } catch (error) {
        part.isUnsaved = true;
        throw error;
      }
    }
  }

  async #restorePart(part: Part): Promise<void> {
    const stored = await this.#options.store.read(keyOf(part));
    if (!stored) return;
    const parsed = searchTextsResponse.safeParse(stored.body);
    if (parsed.success) this.#apply(part, parsed.data);
    part.isUnsaved = false;
  }

  async #fetchPart(part: Part): Promise<void> {
    const { collection, locale, version = 0 } = part;
    let next: number | null = 0;
    let response: SearchTextsResponse | undefined;
    while (next !== null) {
      const query = new URLSearchParams({ collection, locale, since: String(version), after: String(next) });
      const page = searchTextsResponse.parse(await this.#fetch(`search-texts?${query}`));
      // The version of the first page: what changes while the others are read is requested again.
      if (response) {
        response.changed.push(...page.changed);
        response.removed.push(...page.removed);
      } else response = page;
      next = page.next;
    }
    if (response) this.#apply(part, response);
  }

  #apply(part: Part, { changed, removed, version }: SearchTextsResponse): void {
    const { receiver } = this.#options;
    // A response with an earlier version is from a restored backup, and has all there is.
    const isWhole = !part.version || version < part.version;
    const present = new Set(changed.map(({ key }) => key));
    const gone = isWhole ? [...part.texts.keys()].filter((key) => !present.has(key)) : removed;
    for (const key of gone) {
      part.texts.delete(key);
      receiver.remove(part.locale, key);
    }
    for (const text of changed) {
      part.texts.set(text.key, text);
      receiver.put(part.locale, text);
    }
    if (part.collection === 'branches' && changed.length + gone.length > 0) receiver.updatePlaces();
    part.isUnsaved ||= changed.length + gone.length > 0 || part.version === undefined;
    part.version = version;
  }

  async #fetchSnapshot(part: SnapshotPart, version: string): Promise<void> {
    const { source, locale } = part;
    const body = await this.#fetch(`${source.path}?locale=${locale}`);
    source.apply(this.#options.receiver, locale, body);
    part.version = version;
    await this.#options.store.write(snapshotKey(part), { body, tags: {} });
  }

  /** Without dependency tracking, unlike pages: the worker follows the tag versions itself. */
  async #fetch(path: string): Promise<unknown> {
    const { cmsUrl, serviceKey } = this.#options;
    const headers = { [SERVICE_KEY_HEADER]: serviceKey };
    const response = await httpRequest(`${cmsUrl}/api/content/${path}`, { headers, timeoutMs: TIMEOUT_MS });
    return response.json();
  }
}

const keyOf = ({ collection, locale }: Part) => `texts ${collection} ${locale}`;
const snapshotKey = ({ source, locale }: SnapshotPart) => `${source.path} ${locale}`;
/** Version of a copy on disk: it is fetched again once the back office is available. */
const OLDER_THAN_ALL = 'copy';
