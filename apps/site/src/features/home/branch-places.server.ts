import type { Locale } from '@beranda/contract';
import type { Content } from '#src/content/client.ts';
import { sortedBranches } from '#src/features/branches/branch-status.server.ts';
import { type MapPoint, mapPoints } from '#src/features/branches/map-points.server.ts';

/** The cities with the most offices and machines, the most first, and all cities as points of a map. */
export type BranchPlaces = { cities: string[]; points: MapPoint[] };

/** As many as stand in a line. */
const MAX_CITIES = 5;

/** Nothing where the places cannot be had. */
export async function branchPlaces(content: Content, locale: Locale): Promise<BranchPlaces> {
  const places = (await content.ifAvailable(sortedBranches(content, locale))) ?? [];
  const cities = [...Map.groupBy(places, ({ city }) => city)]
    .sort(([a, inA], [b, inB]) => inB.length - inA.length || a.localeCompare(b, 'id'))
    .map(([city]) => city);
  // The map is too small for names; light falls on the largest city.
  const points = mapPoints(places, ({ city }) => city === cities[0]);
  return { cities: cities.slice(0, MAX_CITIES), points: points.map((point) => ({ ...point, label: null })) };
}
