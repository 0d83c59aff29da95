/** The slug of a notice version: `privacy` and `2.1` make `privacy-2-1`. */
export function noticeSlug(kind: string, version: string): string {
  return `${kind}-${version.replaceAll('.', '-')}`;
}
