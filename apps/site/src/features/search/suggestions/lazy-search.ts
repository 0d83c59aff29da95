import type { Locale } from '@beranda/contract';
import { type ComponentType, lazy } from 'react';
import { importOrReload } from '#src/app/reload-guard.ts';
import { loadMessages } from '#src/i18n/messages.ts';
import { localeOf } from '#src/i18n/paths.ts';

/*
 * The lazily loaded parts of the search: loaded on the first interaction, with their texts if the page does not declare
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
    // During hydration the markup must equal the server's.
    import.meta.env.SSR ? undefined : loadMessages(localeOf(location.pathname), ['search']),
  ]);
  return NotFoundSearch;
}

/** The search of the 404 page. Needs a `Suspense`. */
export const LazyNotFoundSearch: ComponentType = import.meta.env.SSR
  ? await loadNotFoundSearch()
  : lazy(async () => ({ default: await importOrReload(loadNotFoundSearch) }));
