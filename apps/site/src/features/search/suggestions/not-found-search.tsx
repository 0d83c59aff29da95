import { wordsOf } from '@beranda/search';
import { useLocation } from 'react-router';
import { normalizeQuery } from '#src/content/search-words.ts';
import { withoutLocale } from '#src/i18n/paths.ts';
import { SuggestingField } from './suggesting-field.tsx';
import { WithSearchTexts } from './with-search-texts.tsx';

/** Search of the 404 page, for the words of its address. */
export function NotFoundSearch() {
  const { pathname } = useLocation();
  return (
    <WithSearchTexts>
      <SuggestingField query={wordsOfPath(pathname)} className="mt-8 max-w-text" />
    </WithSearchTexts>
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
