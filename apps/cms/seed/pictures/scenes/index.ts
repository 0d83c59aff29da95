import { batikWorkshop } from './batik-workshop.ts';
import { cityBridge } from './city-bridge.ts';
import { coffeeFarm } from './coffee-farm.ts';
import { familyTable } from './family-table.ts';
import { ferryHarbour } from './ferry-harbour.ts';
import { fishingBoats } from './fishing-boats.ts';
import { lanternNight } from './lantern-night.ts';
import { marketStall } from './market-stall.ts';
import { riceTerraces } from './rice-terraces.ts';
import type { Scene } from './scene.ts';
import { shopFront } from './shop-front.ts';
import { warungKitchen } from './warung-kitchen.ts';

/** Every scene by its name. */
export const SCENE_TABLE: Readonly<Record<string, Scene>> = {
  'batik-workshop': batikWorkshop,
  'city-bridge': cityBridge,
  'coffee-farm': coffeeFarm,
  'family-table': familyTable,
  'ferry-harbour': ferryHarbour,
  'fishing-boats': fishingBoats,
  'lantern-night': lanternNight,
  'market-stall': marketStall,
  'rice-terraces': riceTerraces,
  'shop-front': shopFront,
  'warung-kitchen': warungKitchen,
};
