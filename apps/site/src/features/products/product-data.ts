import type { Item, ListedItem } from '#src/content/items.ts';
import type { ResolvedBlock } from '#src/features/blocks/resolved-block.ts';
import type { ResolvedCalculator } from '#src/features/calculators/calculator-settings.server.ts';
import type { RunningPromotion } from '#src/features/promotions/running.server.ts';
import type { DepositGuarantee } from '#src/features/rates/published/guarantee.server.ts';

export type ProductPageData = {
  kind: 'product';
  product: Omit<Item<'products'>, 'blocks' | 'calculator'>;
  calculator: ResolvedCalculator | null;
  /** Guaranteed deposit rate; null for other products and if unknown. */
  guarantee: (DepositGuarantee & { isExceeded: boolean }) | null;
  blocks: ResolvedBlock[];
  /** The product's own promotion, while it runs. */
  promotion: RunningPromotion | null;
  /** Address of the registration form with the product chosen; null if it is not offered there. */
  registerUrl: string | null;
  others: Pick<ListedItem<'products'>, 'slug' | 'language' | 'title' | 'tagline' | 'type'>[];
  isPreview: boolean;
};
