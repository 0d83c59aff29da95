import { type ItemCollection, LOCALES, type Locale, otherLocale, type SearchText } from '@beranda/contract';
import { entryKindOf, pathOfEntry } from '#src/content/site-entries.server.ts';
import { accessibilityQuery, privacyQuery } from '#src/features/legal-notices/notice-query.ts';
import type { Entry } from './entry.ts';
import { KIND_WORDS, kindBoostOf } from './kind-boosts.ts';
import { LocaleSearch } from './locale-search.ts';

/** A batch yields to other work of the thread after so many items. */
const YIELD_EVERY = 20;

/** Collections whose older items score less. */
const DECAYING_COLLECTIONS: readonly ItemCollection[] = ['news', 'blogs'];

/** The search of both languages, updated item by item. Each language also finds an item by its title in the other one. */
export class SiteSearch {
  readonly locales: Readonly<Record<Locale, LocaleSearch>> = {
    id: new LocaleSearch('id'),
    en: new LocaleSearch('en'),
  };
  readonly #texts: Readonly<Record<Locale, Map<string, SearchText>>> = { id: new Map(), en: new Map() };
  /** Keys of items that the running batch indexes at its end; undefined without one. */
  #changedKeys: Set<string> | undefined;

  /** Adds or replaces the text of an item in one language. */
  put(locale: Locale, text: SearchText): void {
    this.#texts[locale].set(text.key, text);
    this.#indexOrDefer(text.key);
  }

  remove(locale: Locale, key: string): void {
    this.#texts[locale].delete(key);
    this.locales[locale].remove(key);
    this.#indexOrDefer(key);
  }

  /**
   * Defers indexing until `change` has settled, also if it fails; then indexes each changed item once, although its
   * languages arrive one after the other and each has the title in the other one. Removals take effect at once. One call
   * at a time.
   *
   * @param pause yields to other work of the thread
   * @throws the first error, after all other items were indexed
   */
  async batch(change: () => Promise<void>, pause: () => Promise<void>): Promise<void> {
    const keys = new Set<string>();
    const errors: unknown[] = [];
    this.#changedKeys = keys;
    await change().catch((error: unknown) => errors.push(error));
    this.#changedKeys = undefined;
    let count = 0;
    for (const key of keys) {
      try {
        this.#index(key);
      } catch (error) {
        errors.push(error);
      }
      count += 1;
      if (count % YIELD_EVERY === 0) await pause();
    }
    if (errors.length > 0) throw errors[0];
  }

  /** Rebuilds the entries of places after branches have changed. */
  updatePlaces(): void {
    for (const locale of LOCALES) {
      const places = [...this.#texts[locale].values()].flatMap(({ place }) => place ?? []);
      this.locales[locale].setPlaces(places);
    }
  }

  #indexOrDefer(key: string): void {
    if (this.#changedKeys) this.#changedKeys.add(key);
    else this.#index(key);
  }

  /** Indexes an item in each language that it has. */
  #index(key: string): void {
    for (const locale of LOCALES) {
      const text = this.#texts[locale].get(key);
      if (!text) continue;
      const other = this.#texts[otherLocale(locale)].get(key);
      this.locales[locale].put(entryOf(text, other?.language === text.language ? undefined : other));
    }
  }
}

/** The page that shows the version in force. The slug of a notice begins with its kind. */
const noticePathOf = (slug: string) =>
  slug.startsWith('accessibility') ? accessibilityQuery.path : privacyQuery.path;

/** @param other the item's text in the other language, if it is translated. */
function entryOf(text: SearchText, other: SearchText | undefined): Entry {
  const {
    body,
    collection,
    from,
    headings,
    key,
    language,
    publishedAt,
    searchWords,
    slug,
    summary,
    title,
    until,
  } = text;
  const path = collection === 'notices' ? noticePathOf(slug) : pathOfEntry(collection, slug, title);
  return {
    key,
    kind: entryKindOf(collection),
    path,
    language,
    title,
    names: KIND_WORDS[entryKindOf(collection)]?.[language] ?? '',
    searchWords,
    summary,
    headings,
    body,
    otherTitle: other?.title ?? '',
    otherSummary: other?.summary ?? '',
    kindBoost: kindBoostOf(collection),
    decaysFrom: DECAYING_COLLECTIONS.includes(collection) ? publishedAt : null,
    publishedAt,
    from,
    until,
  };
}
