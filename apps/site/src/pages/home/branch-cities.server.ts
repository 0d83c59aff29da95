import type { Locale } from '@beranda/contract';
import type { Content } from '#src/content/client.ts';

/** More places than a bank has. */
const ALL = 500;

/** As many as stand in a line or two. */
const MOST = 6;

/** The cities with the most offices and machines, the most first; none where they cannot be had. */
export async function branchCities(content: Content, locale: Locale): Promise<string[]> {
  const list = await content.ifAvailable(content.items('branches', locale, { itemsPerPage: ALL }));
  const cities = Map.groupBy(list?.items ?? [], ({ city }) => city);
  return [...cities]
    .sort(([a, inA], [b, inB]) => inB.length - inA.length || a.localeCompare(b, 'id'))
    .slice(0, MOST)
    .map(([city]) => city);
}
