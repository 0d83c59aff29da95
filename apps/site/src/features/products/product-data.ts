import type { Item, ListedItem } from '#src/content/items.ts';
import type { ShownBlock, ShownCalculator } from '#src/features/blocks/shown-blocks.ts';
import type { DepositGuarantee } from '#src/features/rates/published/guarantee.server.ts';

export type ProductPageData = {
  kind: 'product';
  product: Omit<Item<'products'>, 'blocks' | 'calculator'>;
  calculator: ShownCalculator | null;
  /** Up to what rate deposits are covered; null for what is no deposit, and where it is not known. */
  guarantee: (DepositGuarantee & { isExceeded: boolean }) | null;
  blocks: ShownBlock[];
  others: ListedItem<'products'>[];
  isPreview: boolean;
};
