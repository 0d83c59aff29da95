import type { BranchKind, BranchPositionsOpenData } from '@beranda/contract';
import type { Point } from '../distance.ts';
import type { NearbyBranch } from './nearby-branch.ts';
import { nearestOf } from './nearest-of.ts';
import { POSITIONS_PATH, positionsOf } from './positions.ts';

/**
 * The branches nearest to a position, which is not sent: the positions of all branches are loaded.
 *
 * @param api address of the API in the language of the page.
 * @throws Error if the positions cannot be loaded.
 */
export async function fetchNearest(
  api: string,
  position: Point,
  kind: BranchKind | null,
): Promise<NearbyBranch[]> {
  const url = `${api}/${POSITIONS_PATH}`;
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} responded with ${response.status}`);
  return nearestOf(positionsOf((await response.json()) as BranchPositionsOpenData), position, kind);
}
