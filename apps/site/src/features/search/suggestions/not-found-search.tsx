import { wordsOf } from '@beranda/search';
import { useLocation } from 'react-router';
import { withoutLocale } from '#src/i18n/paths.ts';
import { WithTexts } from '#src/i18n/with-texts.tsx';
import { normalizeQuery } from '../search-terms.ts';
import { SEARCH_TEXTS } from './search-texts.ts';
import { SuggestingField } from './suggesting-field.tsx';

/** Search of the 404 page, for the words of its address. */
export function NotFoundSearch() {
  const { pathname } = useLocation();
  return (
    <WithTexts namespaces={SEARCH_TEXTS}>
      <SuggestingField query={wordsOfPath(pathname)} className="mt-8 max-w-text" />
    </WithTexts>
  );
}

/** The words of a path, such as `berita lama` of `/en/news/berita-lama.html`: of its last part. */
export function wordsOfPath(pathname: string): string {
  const last = withoutLocale(decoded(pathname)).split('/').findLast(Boolean) ?? '';
  return normalizeQuery(wordsOf(last.replace(/\.\w{2,5}$/, '')).join(' '));
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return '';
  }
}
