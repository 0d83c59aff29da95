import type { Item, ListedItem } from '#src/content/items.ts';
import type { ResolvedBlock, ResolvedCalculator } from '#src/features/blocks/resolved-block.ts';
import type { DepositGuarantee } from '#src/features/rates/published/guarantee.server.ts';

export type ProductPageData = {
  kind: 'product';
  product: Omit<Item<'products'>, 'blocks' | 'calculator'>;
  calculator: ResolvedCalculator | null;
  /** Up to what rate deposits are covered; null for what is no deposit, and where it is not known. */
  guarantee: (DepositGuarantee & { isExceeded: boolean }) | null;
  blocks: ResolvedBlock[];
  others: ListedItem<'products'>[];
  isPreview: boolean;
};
