export { inLocale, localeOf, withoutLocale, withPrefix } from '@beranda/contract';

/**
 * Redirect target with the visitor's query (such as campaign parameters), unless the target has its own.
 *
 * @param search the visitor's query with its question mark, or empty.
 */
export function withQueryString(target: string, search: string): string {
  if (search === '' || target.includes('?')) return target;
  const [path = '', fragment] = target.split('#');
  return path + search + (fragment === undefined ? '' : `#${fragment}`);
}

/** True for URLs outside the site, which need plain links and full page loads. */
export function isExternal(url: string): boolean {
  return /^[a-z][a-z\d+.-]*:|^\/\//i.test(url);
}

/** True for uploaded files: one URL for both languages. */
export function isStoredFile(path: string): boolean {
  return /^\/(?:documents|media)\//.test(path);
}
