import { app } from './app.ts';
import { bankBranch } from './bank-branch.ts';
import { batikWorkshop } from './batik-workshop.ts';
import { cityBridge } from './city-bridge.ts';
import { classroom } from './classroom.ts';
import { coffeeFarm } from './coffee-farm.ts';
import { credit } from './credit.ts';
import { deliveryTruck } from './delivery-truck.ts';
import { family } from './family.ts';
import { familyTable } from './family-table.ts';
import { ferryHarbour } from './ferry-harbour.ts';
import { fields } from './fields.ts';
import { fishingBoats } from './fishing-boats.ts';
import { holidays } from './holidays.ts';
import { homes } from './homes.ts';
import { investing } from './investing.ts';
import { lanternNight } from './lantern-night.ts';
import { learning } from './learning.ts';
import { mangroveCoast } from './mangrove-coast.ts';
import { marketStall } from './market-stall.ts';
import { papers } from './papers.ts';
import { phonePayment } from './phone-payment.ts';
import { reports } from './reports.ts';
import { saltField } from './salt-field.ts';
import { savings } from './savings.ts';
import type { Scenes } from './scene.ts';
import { security } from './security.ts';
import { service } from './service.ts';
import { shopFront } from './shop-front.ts';
import { shops } from './shops.ts';
import { trainStation } from './train-station.ts';
import { villageFestival } from './village-festival.ts';
import { warungKitchen } from './warung-kitchen.ts';
import { weavingLoom } from './weaving-loom.ts';

/** Every scene by its name. */
export const SCENE_TABLE: Scenes = {
  ...app,
  ...credit,
  ...family,
  ...fields,
  ...holidays,
  ...homes,
  ...investing,
  ...learning,
  ...papers,
  ...reports,
  ...savings,
  ...security,
  ...service,
  ...shops,
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
