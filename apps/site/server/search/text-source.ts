import {
  ITEM_COLLECTIONS,
  type ItemCollection,
  LOCALES,
  type Locale,
  type SearchContent,
  type SearchText,
  searchContent,
  searchTextsAnswer,
} from '@beranda/contract';
import { type TagVersions, tagVersionOf } from '#src/content/cache-tags/tag-versions.ts';
import type { DiskCache } from '#src/content/disk-cache/disk-cache.server.ts';
import { fetchAnswer } from '#src/content/transport/fetch-answer.ts';

/** The first answer has every item of a collection. */
const TIMEOUT_MS = 60_000;

/** Receives what changed. */
export type TextReceiver = {
  put(locale: Locale, text: SearchText): void;
  remove(locale: Locale, key: string): void;
  setContent(locale: Locale, content: SearchContent): void;
  /** Branches have changed. */
  updatePlaces(): void;
  /** Lets other work of the thread run. */
  pause(): Promise<void>;
};

/** All texts of a collection in one language, as of a version of its cache tag. */
type Part = {
  locale: Locale;
  collection: ItemCollection;
  /** Undefined before the first answer. */
  version: number | undefined;
  texts: Map<string, SearchText>;
  /** The copy on disk is older. */
  isUnsaved: boolean;
};

const BATCH = 20;

export type TextSourceOptions = {
  cmsUrl: string;
  serviceKey: string;
  /** Copies for starts while the back office is unavailable. */
  store: DiskCache;
  receiver: TextReceiver;
};

/** Follows the search texts and settings of the back office: asks for what changed since the last answer. */
export class TextSource {
  readonly #options: TextSourceOptions;
  readonly #parts: Part[] = LOCALES.flatMap((locale) =>
    ITEM_COLLECTIONS.map((collection) => ({
      locale,
      collection,
      version: undefined,
      texts: new Map<string, SearchText>(),
      isUnsaved: false,
    })),
  );
  #settingsVersion: number | undefined;

  constructor(options: TextSourceOptions) {
    this.#options = options;
  }

  /** Whether every part has been read at least once, from the back office or from disk. */
  get isComplete(): boolean {
    return this.#settingsVersion !== undefined && this.#parts.every(({ version }) => version !== undefined);
  }

  /** Reads the copies on disk. Missing and damaged ones are fetched. */
  async restore(): Promise<void> {
    const { store, receiver } = this.#options;
    for (const part of this.#parts) {
      const stored = await store.read(keyOf(part));
      if (!stored) continue;
      const answer = searchTextsAnswer.safeParse(stored.body);
      if (answer.success) await this.#apply(part, answer.data);
      part.isUnsaved = false;
    }
    for (const locale of LOCALES) {
      const content = searchContent.safeParse((await store.read(settingsKey(locale)))?.body);
      if (!content.success) continue;
      receiver.setContent(locale, content.data);
      this.#settingsVersion ??= -1;
    }
  }

  /**
   * Fetches what is older than these versions.
   *
   * @throws the first error, after all other parts were tried.
   */
  async update(versions: TagVersions): Promise<void> {
    const errors: unknown[] = [];
    for (const part of this.#parts) {
      const wanted = tagVersionOf(versions, part.collection);
      if (part.version !== undefined && part.version >= wanted) continue;
      await this.#fetchPart(part).catch((error: unknown) => errors.push(error));
    }
    const wanted = tagVersionOf(versions, 'search');
    if (this.#settingsVersion === undefined || this.#settingsVersion < wanted)
      await this.#fetchSettings(wanted).catch((error: unknown) => errors.push(error));
    if (errors.length > 0) throw errors[0];
  }

  /** Writes copies of what changed. */
  async save(): Promise<void> {
    for (const part of this.#parts) {
      if (!part.isUnsaved) continue;
      part.isUnsaved = false;
      const { version = 0, texts } = part;
      const body = { version, changed: [...texts.values()], removed: [] };
      await this.#options.store.write(keyOf(part), { body, tags: {} });
    }
  }

  async #fetchPart(part: Part): Promise<void> {
    const { collection, locale, version = 0 } = part;
    const query = new URLSearchParams({ collection, locale, since: String(version) });
    const { body } = await this.#fetch(`search-texts?${query}`);
    await this.#apply(part, searchTextsAnswer.parse(body));
  }

  async #apply(part: Part, { changed, removed, version }: ReturnType<typeof searchTextsAnswer.parse>) {
    const { receiver } = this.#options;
    for (const key of removed) {
      part.texts.delete(key);
      receiver.remove(part.locale, key);
    }
    for (const [at, text] of changed.entries()) {
      part.texts.set(text.key, text);
      receiver.put(part.locale, text);
      if (at % BATCH === BATCH - 1) await receiver.pause();
    }
    if (part.collection === 'branches' && changed.length + removed.length > 0) receiver.updatePlaces();
    part.isUnsaved ||= changed.length + removed.length > 0 || part.version === undefined;
    part.version = version;
  }

  async #fetchSettings(version: number): Promise<void> {
    for (const locale of LOCALES) {
      const { body } = await this.#fetch(`globals/search?locale=${locale}`);
      const content = searchContent.parse(body);
      this.#options.receiver.setContent(locale, content);
      await this.#options.store.write(settingsKey(locale), { body: content, tags: {} });
    }
    this.#settingsVersion = version;
  }

  #fetch(path: string) {
    const { cmsUrl, serviceKey } = this.#options;
    return fetchAnswer({ cmsUrl, serviceKey, timeoutMs: TIMEOUT_MS }, path);
  }
}

const keyOf = ({ collection, locale }: Part) => `texts ${collection} ${locale}`;
const settingsKey = (locale: Locale) => `settings ${locale}`;
