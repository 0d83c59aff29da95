import type { Position } from './positions.ts';

export type NearbyBranch = Position & { distance: number };

/** Half a day there and back: a branch beyond is not near. */
export const MAX_KM = 50;
