import type { Locale } from '@beranda/contract';
import type { Content } from '#src/content/client.ts';
import { sortedBranches } from '#src/features/branches/branch-status.server.ts';
import { type MapPoint, mapPoints } from '#src/features/branches/map-points.server.ts';

/** The cities with the most places, descending, and all cities as map points. */
export type BranchPlaces = { cities: string[]; points: MapPoint[] };

/** As many as fit in a line. */
const MAX_CITIES = 5;

/** Empty if the places are unavailable. */
export async function branchPlaces(content: Content, locale: Locale): Promise<BranchPlaces> {
  const places = (await content.ifAvailable(sortedBranches(content, locale))) ?? [];
  const cities = [...Map.groupBy(places, ({ city }) => city)]
    .sort(([a, inA], [b, inB]) => inB.length - inA.length || a.localeCompare(b, 'id'))
    .map(([city]) => city);
  // The thumbnail has no labels; the largest city is highlighted.
  const points = mapPoints(places, ({ city }) => city === cities[0]);
  return { cities: cities.slice(0, MAX_CITIES), points: points.map((point) => ({ ...point, label: null })) };
}
