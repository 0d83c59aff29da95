import type { Block, CalculatorOffer, Locale } from '@beranda/contract';
import type { Content } from '#src/content/client.ts';
import type { View } from '#src/content/items.ts';
import {
  depositCalculatorQuery,
  loanCalculatorQuery,
  savingsCalculatorQuery,
} from '#src/features/calculators/calculator-queries.ts';
import {
  type NamedProduct,
  type ResolvedCalculator,
  resolveCalculator,
  settingsForProduct,
  withTieredProducts,
} from '#src/features/calculators/calculator-settings.server.ts';
import type { CalculatorBasis } from '#src/features/calculators/definition.ts';
import { depositGuarantee } from '#src/features/rates/published/guarantee.server.ts';
import type { ResolvedBlock } from './resolved-block.ts';

/** Loads the input of the page's calculators; null if the settings are unavailable. */
export async function calculatorBasis(
  content: Content,
  locale: Locale,
  kinds: readonly CalculatorOffer['kind'][],
): Promise<CalculatorBasis | null> {
  if (kinds.length === 0) return null;
  const [settings, guarantee, products] = await Promise.all([
    content.ifAvailable(content.calculators(locale)),
    kinds.includes('time-deposit') ? depositGuarantee(content, locale) : null,
    kinds.includes('savings-goal') ? content.ifAvailable(content.allItems('products', locale)) : null,
  ]);
  return (
    settings && {
      settings: withTieredProducts(settings, products ?? []),
      guaranteedPercent: guarantee?.percent ?? null,
    }
  );
}

/**
 * The calculator of an offer, with the limits of the settings and the product's own rate or tiers; null if the settings do
 * not contain its loan.
 */
export function calculatorFor(
  offer: CalculatorOffer,
  basis: CalculatorBasis,
  product?: NamedProduct,
): ResolvedCalculator | null {
  const settings = settingsForProduct(offer, basis.settings, product);
  return settings && resolveCalculator(offer.kind, { ...basis, settings }, product?.slug ?? null);
}

/** URL of a calculator page with the loan selected and the product's terms. */
function addressOf({ kind, loan }: CalculatorOffer, product: NamedProduct | undefined): string {
  const of = product?.slug ?? '';
  if (kind === 'loan') return loanCalculatorQuery.url({ product: loan ?? '', of });
  return kind === 'savings-goal' ? savingsCalculatorQuery.url({ of }) : depositCalculatorQuery.path;
}

/**
 * Resolves the blocks of a page. Each page has at most one calculator of a kind, because field names would collide.
 *
 * @param basis null if unavailable.
 * @param usedKinds kinds that the page already has.
 */
export function resolveBlocks(
  blocks: readonly View<Block>[],
  basis: CalculatorBasis | null,
  usedKinds: readonly CalculatorOffer['kind'][] = [],
): ResolvedBlock[] {
  const kinds = new Set(usedKinds);
  return blocks.map((block) => {
    if (block.blockType !== 'calculator') return block;
    const { offer, ...rest } = block;
    const isFirst = !kinds.has(offer.kind);
    kinds.add(offer.kind);
    const product = block.product
      ? { slug: block.product.url.slice(1), name: block.product.text, language: block.product.language }
      : undefined;
    const calculator = basis && isFirst ? calculatorFor(offer, basis, product) : null;
    return { ...rest, url: addressOf(offer, product), calculator };
  });
}

export function calculatorsIn(blocks: readonly View<Block>[]): CalculatorOffer['kind'][] {
  return blocks.flatMap((block) => (block.blockType === 'calculator' ? [block.offer.kind] : []));
}
