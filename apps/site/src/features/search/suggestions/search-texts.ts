import type { PageTexts } from '#src/i18n/messages.ts';

/** Namespaces of the search, for pages that have not declared them. */
export const SEARCH_TEXTS: readonly PageTexts[] = ['search'];
