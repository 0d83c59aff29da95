/** Default target. */
const FALLBACK = '/blogs/all';

export type BackTo = string | { path: string };

/** Target of a back link: the query parameter `from`, then the given target, then all blogs. */
export function backTarget({ from, to }: { from?: string | null; to?: BackTo }): string {
  const path = typeof to === 'object' ? to.path : to;
  return [from, path].find(isSafePath) ?? FALLBACK;
}

/**
 * Open-redirect protection: whether this is a path of this site that no parser can read as another site or, after
 * repeated decoding, as another path.
 */
function isSafePath(target: string | null | undefined): target is string {
  if (!target?.startsWith('/') || /[\s\\\p{C}]/u.test(target)) return false;
  const [path = ''] = target.split(/[?#]/);
  // Encoded slashes, backslashes and percent signs would change their meaning when decoded twice.
  if (/%(2f|5c|25)/i.test(path)) return false;
  try {
    return !/\/\/|\/\.{1,2}(\/|$)|\p{C}/u.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}
