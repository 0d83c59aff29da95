import { familyTable } from './family-table.ts';
import { ferryHarbour } from './ferry-harbour.ts';
import { lanternNight } from './lantern-night.ts';
import { marketStall } from './market-stall.ts';
import { riceTerraces } from './rice-terraces.ts';
import type { Scene } from './scene.ts';
import { shopFront } from './shop-front.ts';

/** Every scene by its name. */
export const SCENE_TABLE: Readonly<Record<string, Scene>> = {
  'family-table': familyTable,
  'ferry-harbour': ferryHarbour,
  'lantern-night': lanternNight,
  'market-stall': marketStall,
  'rice-terraces': riceTerraces,
  'shop-front': shopFront,
};
