import type { Locale } from '@beranda/contract';
import type { Content } from '#src/content/client.ts';
import { branchDirectory } from '#src/features/branches/branch-directory.server.ts';
import { type MapPoint, mapPoints } from '#src/features/branches/map-points.server.ts';

/** The cities with the most branches, descending, and all cities as map points. */
export type BranchCities = { cities: string[]; points: MapPoint[] };

/** The cities that fit in a line. */
const MAX_CITIES = 5;

/** Empty if the branches are unavailable. */
export async function branchCities(content: Content, locale: Locale): Promise<BranchCities> {
  const directory = await content.ifAvailable(branchDirectory(content, locale));
  if (!directory) return { cities: [], points: [] };
  const cities = directory.cities.toSorted((a, b) => b.count - a.count).map(({ city }) => city);
  // The thumbnail has no labels; the largest city is highlighted.
  const points = mapPoints(directory.all, ({ city }) => city === cities[0], locale);
  return { cities: cities.slice(0, MAX_CITIES), points: points.map((point) => ({ ...point, label: null })) };
}
