import { bankBranch } from './bank-branch.ts';
import { batikWorkshop } from './batik-workshop.ts';
import { cityBridge } from './city-bridge.ts';
import { classroom } from './classroom.ts';
import { coffeeFarm } from './coffee-farm.ts';
import { deliveryTruck } from './delivery-truck.ts';
import { familyTable } from './family-table.ts';
import { ferryHarbour } from './ferry-harbour.ts';
import { fishingBoats } from './fishing-boats.ts';
import { lanternNight } from './lantern-night.ts';
import { mangroveCoast } from './mangrove-coast.ts';
import { marketStall } from './market-stall.ts';
import { phonePayment } from './phone-payment.ts';
import { riceTerraces } from './rice-terraces.ts';
import { saltField } from './salt-field.ts';
import type { Scene } from './scene.ts';
import { shopFront } from './shop-front.ts';
import { trainStation } from './train-station.ts';
import { villageFestival } from './village-festival.ts';
import { warungKitchen } from './warung-kitchen.ts';
import { weavingLoom } from './weaving-loom.ts';

/** Every scene by its name. */
export const SCENE_TABLE: Readonly<Record<string, Scene>> = {
  'bank-branch': bankBranch,
  'batik-workshop': batikWorkshop,
  'city-bridge': cityBridge,
  classroom: classroom,
  'coffee-farm': coffeeFarm,
  'delivery-truck': deliveryTruck,
  'family-table': familyTable,
  'ferry-harbour': ferryHarbour,
  'fishing-boats': fishingBoats,
  'lantern-night': lanternNight,
  'mangrove-coast': mangroveCoast,
  'market-stall': marketStall,
  'phone-payment': phonePayment,
  'rice-terraces': riceTerraces,
  'salt-field': saltField,
  'shop-front': shopFront,
  'train-station': trainStation,
  'village-festival': villageFestival,
  'warung-kitchen': warungKitchen,
  'weaving-loom': weavingLoom,
};
