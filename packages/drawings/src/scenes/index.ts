import { appScenes } from './app.ts';
import { bankBranch } from './bank-branch.ts';
import { batikWorkshop } from './batik-workshop.ts';
import { cityBridge } from './city-bridge.ts';
import { classroom } from './classroom.ts';
import { coffeeFarm } from './coffee-farm.ts';
import { creditScenes } from './credit.ts';
import { deliveryTruck } from './delivery-truck.ts';
import { familyScenes } from './family.ts';
import { familyTable } from './family-table.ts';
import { ferryHarbour } from './ferry-harbour.ts';
import { fieldScenes } from './fields.ts';
import { fishingBoats } from './fishing-boats.ts';
import { holidayScenes } from './holidays.ts';
import { homeScenes } from './homes.ts';
import { investingScenes } from './investing.ts';
import { lanternNight } from './lantern-night.ts';
import { learningScenes } from './learning.ts';
import { mangroveCoast } from './mangrove-coast.ts';
import { marketStall } from './market-stall.ts';
import { paperScenes } from './papers.ts';
import { phonePayment } from './phone-payment.ts';
import { reportScenes } from './reports.ts';
import { saltField } from './salt-field.ts';
import { savingsScenes } from './savings.ts';
import type { Scenes } from './scene.ts';
import { securityScenes } from './security.ts';
import { serviceScenes } from './service.ts';
import { shopFront } from './shop-front.ts';
import { shopScenes } from './shops.ts';
import { trainStation } from './train-station.ts';
import { villageFestival } from './village-festival.ts';
import { warungKitchen } from './warung-kitchen.ts';
import { weavingLoom } from './weaving-loom.ts';

/** Every scene by its name. */
export const SCENE_TABLE: Scenes = {
  ...appScenes,
  ...creditScenes,
  ...familyScenes,
  ...fieldScenes,
  ...holidayScenes,
  ...homeScenes,
  ...investingScenes,
  ...learningScenes,
  ...paperScenes,
  ...reportScenes,
  ...savingsScenes,
  ...securityScenes,
  ...serviceScenes,
  ...shopScenes,
  'bank-branch': bankBranch,
  'batik-workshop': batikWorkshop,
  'city-bridge': cityBridge,
  classroom,
  'coffee-farm': coffeeFarm,
  'delivery-truck': deliveryTruck,
  'family-table': familyTable,
  'ferry-harbour': ferryHarbour,
  'fishing-boats': fishingBoats,
  'lantern-night': lanternNight,
  'mangrove-coast': mangroveCoast,
  'market-stall': marketStall,
  'phone-payment': phonePayment,
  'salt-field': saltField,
  'shop-front': shopFront,
  'train-station': trainStation,
  'village-festival': villageFestival,
  'warung-kitchen': warungKitchen,
  'weaving-loom': weavingLoom,
};
