import type { Locale } from '@beranda/contract';
import { type ComponentType, lazy } from 'react';
import { importOrReload } from '#src/app/reload-guard.ts';
import { loadMessages } from '#src/i18n/messages.ts';
import { localeOf } from '#src/i18n/paths.ts';

/*
 * The late parts of the search: loaded on the first interaction, with their texts where the page has not declared
 * them.
 */

export async function loadSearchDialog(locale: Locale) {
  const [{ SearchDialog }] = await Promise.all([
    import('./search-dialog.tsx'),
    loadMessages(locale, ['search']),
  ]);
  return SearchDialog;
}

async function loadNotFoundSearch() {
  const [{ NotFoundSearch }] = await Promise.all([
    import('./not-found-search.tsx'),
    // Before hydration, which must render what the server did.
    import.meta.env.SSR ? undefined : loadMessages(localeOf(location.pathname), ['search']),
  ]);
  return NotFoundSearch;
}

/** The search of the 404 page. Needs a `Suspense`. */
export const LazyNotFoundSearch: ComponentType = import.meta.env.SSR
  ? await loadNotFoundSearch()
  : lazy(async () => ({ default: await importOrReload(loadNotFoundSearch) }));
