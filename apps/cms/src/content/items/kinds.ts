import type { ItemCollection } from '@beranda/contract';
import { blogs } from './blogs.ts';
import { branches } from './branches.ts';
import { careers } from './careers.ts';
import { complaintReports } from './complaint-reports.ts';
import { faqs } from './faqs.ts';
import { governance } from './governance.ts';
import { groupCompanies } from './group-companies.ts';
import { guaranteeRates } from './guarantee-rates.ts';
import { guideGroups, guides } from './guides.ts';
import type { AnyItemKind, ItemKind } from './item-kind.ts';
import { lendingRates } from './lending-rates.ts';
import { literacy } from './literacy.ts';
import { news } from './news.ts';
import { notices } from './notices.ts';
import { pages } from './pages.ts';
import { people } from './people.ts';
import { products } from './products.ts';
import { promotions } from './promotions.ts';
import { reports } from './reports.ts';

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
