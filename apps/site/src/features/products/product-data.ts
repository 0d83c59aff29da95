import type { Item, ListedItem } from '#src/content/items.ts';
import type { ResolvedBlock } from '#src/features/blocks/resolved-block.ts';
import type { ResolvedCalculator } from '#src/features/calculators/calculator-settings.server.ts';
import type { ProductPromotionData } from '#src/features/promotions/promotion-of-product.server.ts';
import type { DepositGuarantee } from '#src/features/rates/published/guarantee.server.ts';
import type { ProductInterest } from './product-interest.server.ts';

export type ProductPageData = {
  kind: 'product';
  product: Omit<Item<'products'>, 'blocks' | 'calculator'>;
  calculator: ResolvedCalculator | null;
  calculatorLead: string | null;
  interest: ProductInterest | null;
  /** Guaranteed deposit rate; null for other products and if unknown. */
  guarantee: (DepositGuarantee & { isExceeded: boolean }) | null;
  blocks: ResolvedBlock[];
  /** From `structuredFaq`. */
  faq: Record<string, unknown> | null;
  /** From `structuredProduct`. */
  structured: Record<string, unknown>;
  /** The product's own promotion, while it runs. */
  promotion: ProductPromotionData | null;
  /** The registration form with the product chosen; null if it is not offered there, or the action leads there. */
  registerUrl: string | null;
  others: Pick<ListedItem<'products'>, 'slug' | 'language' | 'title' | 'tagline' | 'type' | 'cover'>[];
  isPreview: boolean;
};
