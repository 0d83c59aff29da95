import type { Item, ListedItem } from '#src/content/items.ts';
import type { ResolvedBlock } from '#src/features/blocks/resolved-block.ts';
import type { ResolvedCalculator } from '#src/features/calculators/calculator-settings.server.ts';
import type { DepositGuarantee } from '#src/features/rates/published/guarantee.server.ts';

export type ProductPageData = {
  kind: 'product';
  product: Omit<Item<'products'>, 'blocks' | 'calculator'>;
  calculator: ResolvedCalculator | null;
  /** Guaranteed deposit rate; null for other products and if unknown. */
  guarantee: (DepositGuarantee & { isExceeded: boolean }) | null;
  blocks: ResolvedBlock[];
  others: ListedItem<'products'>[];
  isPreview: boolean;
};
