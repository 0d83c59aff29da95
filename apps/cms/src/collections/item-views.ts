import type { ItemCollection } from '@beranda/contract';
import type { AnyItemKind, ItemKind } from '#cms/items/item-view.ts';
import { blogs } from './blogs/item-view.ts';
import { branches } from './branches/item-view.ts';
import { careers } from './careers/item-view.ts';
import { complaintReports } from './complaint-reports/item-view.ts';
import { faqs } from './faqs/item-view.ts';
import { governance } from './governance/item-view.ts';
import { groupCompanies } from './group-companies/item-view.ts';
import { guaranteeRates } from './guarantee-rates/item-view.ts';
import { guideGroups, guides } from './guides/item-view.ts';
import { lendingRates } from './lending-rates/item-view.ts';
import { literacy } from './literacy/item-view.ts';
import { news } from './news/item-view.ts';
import { notices } from './notices/item-view.ts';
import { pages } from './pages/item-view.ts';
import { people } from './people/item-view.ts';
import { products } from './products/item-view.ts';
import { promotions } from './promotions/item-view.ts';
import { reports } from './reports/item-view.ts';

const kinds = {
  blogs,
  people,
  'group-companies': groupCompanies,
  reports,
  'complaint-reports': complaintReports,
  'lending-rates': lendingRates,
  'guarantee-rates': guaranteeRates,
  news,
  'guide-groups': guideGroups,
  guides,
  governance,
  literacy,
  notices,
  branches,
  faqs,
  careers,
  promotions,
  products,
  pages,
} satisfies { [C in ItemCollection]: ItemKind<C, never> };

/** How the items of a collection are answered. */
export function itemKindOf(collection: ItemCollection): AnyItemKind {
  // Each kind reads what its own collection stores; what comes here was read from that collection.
  return kinds[collection] as unknown as AnyItemKind;
}
