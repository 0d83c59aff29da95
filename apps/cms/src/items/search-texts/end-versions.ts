import type { SearchText } from '@beranda/contract';

type Version = { text: Pick<SearchText, 'from' | 'until'>; versionGroup: unknown };

/**
 * Ends each version when the next one of its group begins, so that only the one in force is found at any time. Sets `until`
 * in place.
 */
export function endVersions(versions: readonly Version[]): void {
  const earliestFirst = versions.toSorted((a, b) => (a.text.from ?? '').localeCompare(b.text.from ?? ''));
  for (const same of Map.groupBy(earliestFirst, ({ versionGroup }) => versionGroup).values())
    for (const [index, { text }] of same.entries()) text.until = same[index + 1]?.text.from ?? text.until;
}
