import { type ItemCollection, LOCALES, type Locale, otherLocale, type SearchText } from '@beranda/contract';
import { entryKindOf, pathOfEntry } from '#src/content/site-entries.server.ts';
import { accessibilityQuery, privacyQuery } from '#src/features/legal-notices/notice-query.ts';
import type { Entry } from './entry.ts';
import { KIND_WORDS, kindBoostOf } from './kind-boosts.ts';
import { LocaleSearch } from './locale-search.ts';

/** Items that are indexed before other work of the thread gets a turn. */
const BATCH = 20;

const AGING: readonly ItemCollection[] = ['news', 'blogs'];

/** The search of both languages, fed item by item. Each language also finds an item by its title in the other one. */
export class SiteSearch {
  readonly locales: Readonly<Record<Locale, LocaleSearch>> = {
    id: new LocaleSearch('id'),
    en: new LocaleSearch('en'),
  };
  readonly #texts: Readonly<Record<Locale, Map<string, SearchText>>> = { id: new Map(), en: new Map() };
  /** Keys of items that are indexed later; undefined: each change is indexed at once. */
  #changedKeys: Set<string> | undefined;

  /** Adds or replaces the text of an item in one language. */
  put(locale: Locale, text: SearchText): void {
    this.#texts[locale].set(text.key, text);
    this.#indexSoon(text.key);
  }

  remove(locale: Locale, key: string): void {
    this.#texts[locale].delete(key);
    this.locales[locale].remove(key);
    this.#indexSoon(key);
  }

  /**
   * Indexes what `change` puts when it has ended, also when it fails: each item once, although its languages arrive one
   * after the other and each has the title in the other one. Removals take effect at once. One call at a time.
   *
   * @param pause yields to other work of the thread
   * @throws the first error, after all other items were indexed
   */
  async indexAfter(change: () => Promise<void>, pause: () => Promise<void>): Promise<void> {
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
      if (count % BATCH === 0) await pause();
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

  #indexSoon(key: string): void {
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
    decaysFrom: AGING.includes(collection) ? publishedAt : null,
    publishedAt,
    from,
    until,
  };
}
