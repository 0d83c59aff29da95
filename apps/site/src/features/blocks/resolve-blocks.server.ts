import type { Block, CalculatorPreset, Locale } from '@beranda/contract';
import type { Content } from '#src/content/client.ts';
import type { View } from '#src/content/items.ts';
import { type AppDownloadData, appDownloadData } from '#src/features/app-download/app-download.server.ts';
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
import type { CalculatorBasis, CalculatorKind } from '#src/features/calculators/definition.ts';
import { depositGuarantee } from '#src/features/rates/published/guarantee.server.ts';
import type { ResolvedBlock } from './resolved-block.ts';

/** Loads the input of the page's calculators; null if the settings are unavailable. */
export async function loadCalculatorBasis(
  content: Content,
  locale: Locale,
  kinds: readonly CalculatorPreset['kind'][],
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
 * A calculator with the limits of the settings, and with the rate or tiers that a product presets; null if the settings
 * do not contain its loan.
 */
export function calculatorFor(
  preset: CalculatorPreset,
  basis: CalculatorBasis,
  product?: NamedProduct,
): ResolvedCalculator | null {
  const settings = settingsForProduct(preset, basis.settings, product);
  return settings && resolveCalculator(preset.kind, { ...basis, settings }, product?.slug ?? null);
}

/** URL of a calculator's page with the loan selected and the terms of a product, named by its slug. */
const PAGE_URLS = {
  loan: ({ loan }, of) => loanCalculatorQuery.url({ product: loan ?? '', of }),
  'savings-goal': (_, of) => savingsCalculatorQuery.url({ of }),
  'time-deposit': () => depositCalculatorQuery.path,
} as const satisfies Record<CalculatorKind, (preset: CalculatorPreset, of: string) => string>;

/**
 * Resolves the blocks of a page. Each page has at most one calculator of a kind, because field names would collide.
 *
 * @param basis null if unavailable.
 * @param download from `appDownloadFor`.
 * @param usedKinds kinds that the page already has.
 */
export function resolveBlocks(
  blocks: readonly View<Block>[],
  basis: CalculatorBasis | null,
  download: AppDownloadData | null,
  usedKinds: readonly CalculatorPreset['kind'][] = [],
): ResolvedBlock[] {
  const kinds = new Set(usedKinds);
  return blocks.flatMap((block): ResolvedBlock | [] => {
    if (block.blockType === 'app') return download ? { ...block, download } : [];
    if (block.blockType !== 'calculator') return block;
    const { offer: preset, ...rest } = block;
    const isFirst = !kinds.has(preset.kind);
    kinds.add(preset.kind);
    const product = block.product
      ? { slug: block.product.url.slice(1), name: block.product.text, language: block.product.language }
      : undefined;
    const calculator = basis && isFirst ? calculatorFor(preset, basis, product) : null;
    return { ...rest, url: PAGE_URLS[preset.kind](preset, product?.slug ?? ''), calculator };
  });
}

export function calculatorKindsIn(blocks: readonly View<Block>[]): CalculatorPreset['kind'][] {
  return blocks.flatMap((block) => (block.blockType === 'calculator' ? [block.offer.kind] : []));
}

/** What a block of the app shows; null without such a block. The address of its code is that of the home page. */
export async function appDownloadFor(
  content: Content,
  locale: Locale,
  blocks: readonly View<Block>[],
): Promise<AppDownloadData | null> {
  if (!blocks.some(({ blockType }) => blockType === 'app')) return null;
  const home = await content.ifAvailable(content.home(locale));
  return appDownloadData(locale, home?.app.url ?? '');
}
