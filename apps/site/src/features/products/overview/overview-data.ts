import type { ProductType } from '@beranda/contract';
import type { ListedItem } from '#src/content/items.ts';
import type { ValuesOf } from '#src/content/page-query.ts';
import type { FitData } from '#src/features/products/fit/fit-data.server.ts';
import type { Figure } from './align-figures.ts';
import type { Comparison } from './comparison.server.ts';
import type { overviewQuery } from './overview-query.ts';

export type OverviewProduct = Pick<
  ListedItem<'products'>,
  'slug' | 'type' | 'language' | 'title' | 'tagline' | 'cover' | 'isInForms'
> & { facts: Figure[] };

export type OverviewValues = ValuesOf<typeof overviewQuery.parameters>;

export type OverviewData = {
  type: ProductType;
  products: OverviewProduct[];
  values: OverviewValues;
  /** Null if there is nothing to choose from. */
  fit: FitData | null;
  /** Null with fewer than two products. */
  comparison: Comparison | null;
  /** Other types that have products. */
  otherTypes: ProductType[];
};
