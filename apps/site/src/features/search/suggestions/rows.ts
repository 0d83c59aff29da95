import type { Locale } from '@beranda/contract';
import type { IconName } from '@beranda/contract/icon-names';
import type { SuggestionsResponse } from '#src/content/search-api.ts';
import type { EntryKind } from '#src/content/site-entries.server.ts';
import { ANSWER_ICONS } from '../answers/answer-icons.ts';
import { iconOf } from '../kind-icons.ts';
import { searchQuery } from '../search-query.ts';

/** A row of the suggestions: a link with an icon. */
export type Row = {
  path: string;
  icon: IconName;
  title: string;
  /** Language of the title, if it may not be the page's. */
  language?: Locale;
  label:
    | { kind: 'answer'; figure: string; note: string }
    | { kind: 'entry'; entryKind: EntryKind }
    /** An earlier search on this device, or one of the popular ones. */
    | { kind: 'recent' }
    | { kind: 'popular' }
    /** The results of what is typed. */
    | { kind: 'search' };
};

const MAX_RECENT = 4;

const searchRow = (query: string, kind: 'recent' | 'popular' | 'search'): Row => ({
  path: searchQuery.url({ q: query }),
  icon: kind === 'recent' ? 'clock' : kind === 'popular' ? 'trend-up' : 'search',
  title: query,
  label: { kind },
});

/**
 * Rows for what is typed: direct answers first, then pages, and last the search itself. While nothing is typed, earlier
 * searches and then popular ones.
 */
export function rowsOf(
  typed: string,
  response: SuggestionsResponse | null,
  history: readonly string[],
): Row[] {
  if (typed === '') {
    const recent = history.slice(0, MAX_RECENT);
    const popular = (response?.popular ?? []).filter((query) => !recent.includes(query));
    return [
      ...recent.map((query) => searchRow(query, 'recent')),
      ...popular.map((query) => searchRow(query, 'popular')),
    ];
  }
  return [
    ...(response?.answers ?? []).map(
      ({ kind, path, title, language, figure, note }): Row => ({
        path,
        icon: ANSWER_ICONS[kind],
        title,
        language,
        label: { kind: 'answer', figure, note },
      }),
    ),
    ...(response?.suggestions ?? []).map(
      (one): Row => ({
        path: one.path,
        icon: iconOf(one),
        title: one.title,
        language: one.language,
        label: { kind: 'entry', entryKind: one.kind },
      }),
    ),
    searchRow(typed, 'search'),
  ];
}

/** What a key does to the active row: its new index, -1 for none; undefined if the key does nothing here. */
export function movedTo(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return active === count - 1 ? -1 : active + 1;
  if (key === 'ArrowUp') return active === -1 ? count - 1 : active - 1;
  // Without an active row these keys move the cursor in the text.
  if (active === -1) return undefined;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
