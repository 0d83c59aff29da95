import type { BranchKind } from '@beranda/contract';
import { distanceInKm, type Point } from '../distance.ts';
import type { Position } from './positions.ts';

export type NearbyPlace = Position & { distance: number };

const MAX_PLACES = 5;

/** Half a day there and back: a place beyond is not near. */
export const MAX_KM = 50;

/** The nearest places of a kind, or of all: five at most within 50 km, or else the nearest one, however far. */
export function nearestOf(
  places: readonly Position[],
  position: Point,
  kind: BranchKind | null,
): NearbyPlace[] {
  const [nearest, ...others] = places
    .filter((place) => kind === null || place.kind === kind)
    .map((place) => ({ ...place, distance: distanceInKm(position, place) }))
    .sort((a, b) => a.distance - b.distance);
  if (!nearest) return [];
  return [nearest, ...others.filter(({ distance }) => distance <= MAX_KM)].slice(0, MAX_PLACES);
}
