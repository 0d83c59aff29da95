import type { BranchKind } from '@beranda/contract';
import { distanceInKm, type Point } from '../distance.ts';
import { MAX_KM, type NearbyBranch } from './nearby-branch.ts';
import type { Position } from './positions.ts';

const MAX_BRANCHES = 5;

/** The nearest branches of a kind, or of all: five at most within 50 km, or else the nearest one, however far. */
export function nearestOf(
  branches: readonly Position[],
  position: Point,
  kind: BranchKind | null,
): NearbyBranch[] {
  const [nearest, ...others] = branches
    .filter((branch) => kind === null || branch.kind === kind)
    .map((branch) => ({ ...branch, distance: distanceInKm(position, branch) }))
    .sort((a, b) => a.distance - b.distance);
  if (!nearest) return [];
  return [nearest, ...others.filter(({ distance }) => distance <= MAX_KM)].slice(0, MAX_BRANCHES);
}
