import type {
  Block,
  CalculatorOffer,
  CalculatorsContent,
  LoanProduct,
  Locale,
  Range,
} from '@beranda/contract';
import type { Content } from '#src/content/client.ts';
import type { View } from '#src/content/items.ts';
import {
  depositCalculatorQuery,
  loanCalculatorQuery,
  savingsCalculatorQuery,
} from '#src/features/calculators/calculator-queries.ts';
import { depositGuarantee } from '#src/features/rates/published/guarantee.server.ts';
import type { ResolvedBlock, ResolvedCalculator } from './resolved-block.ts';

/** A range that starts at the product's own value and includes it. */
function rangeStartingAt(range: Range, value: number | null): Range {
  if (value === null) return range;
  return { least: Math.min(range.least, value), initial: value, most: Math.max(range.most, value) };
}

export type NamedProduct = { slug: string; name: string };

/**
 * The settings for one product: only its loan, under its name; null if the settings do not contain it.
 *
 * @param name the product's name, which replaces the one in the settings.
 */
function settingsForProduct(
  { kind, loan: slug, annualRatePercent, system }: CalculatorOffer,
  settings: CalculatorsContent,
  name: string | undefined,
): CalculatorsContent | null {
  const { savingsGoal, loans } = settings;
  if (kind === 'savings-goal') {
    const rate = rangeStartingAt(savingsGoal.annualRatePercent, annualRatePercent);
    return { ...settings, savingsGoal: { ...savingsGoal, annualRatePercent: rate } };
  }
  if (kind !== 'loan' || slug === null) return settings;
  const loan = loans.find((one) => one.slug === slug);
  if (!loan) return null;
  const own: LoanProduct = {
    ...loan,
    annualRatePercent: rangeStartingAt(loan.annualRatePercent, annualRatePercent),
    systems: system ? [system, ...loan.systems.filter((one) => one !== system)] : loan.systems,
    ...(name && { name }),
  };
  return { ...settings, loans: [own] };
}

/** Shared input of all calculators of a page. */
export type CalculatorBasis = {
  settings: CalculatorsContent;
  /** Highest guaranteed deposit rate, percent per annum; null if unknown. */
  guaranteedPercent: number | null;
};

/** Loads the input of the page's calculators; null if the settings are unavailable. */
export async function calculatorBasis(
  content: Content,
  locale: Locale,
  kinds: readonly CalculatorOffer['kind'][],
): Promise<CalculatorBasis | null> {
  if (kinds.length === 0) return null;
  const [settings, guarantee] = await Promise.all([
    content.ifAvailable(content.calculators(locale)),
    kinds.includes('time-deposit') ? depositGuarantee(content, locale) : null,
  ]);
  return settings && { settings, guaranteedPercent: guarantee?.percent ?? null };
}

/**
 * The calculator of an offer, with the limits of the settings and the product's own rate; null if the settings do not
 * contain its loan.
 */
export function calculatorFor(
  offer: CalculatorOffer,
  { settings, guaranteedPercent }: CalculatorBasis,
  product?: NamedProduct,
): ResolvedCalculator | null {
  const own = settingsForProduct(offer, settings, product?.name);
  if (!own) return null;
  const { disclaimer, interestTax: tax } = own;
  const termsOf = product?.slug ?? null;
  switch (offer.kind) {
    case 'loan':
      return { kind: 'loan', loans: own.loans, disclaimer, termsOf };
    case 'savings-goal':
      return { kind: 'savings-goal', offer: own.savingsGoal, tax, disclaimer, termsOf };
    case 'time-deposit':
      return { kind: 'time-deposit', offer: own.timeDeposit, tax, disclaimer, guaranteedPercent };
  }
}

/** Settings of the calculator at a URL, and the product they apply to. */
export type SettingsByAddress = {
  settings: CalculatorsContent;
  /** Null for the general settings, also if the product no longer exists or has no such calculator. */
  product: (NamedProduct & { language: Locale }) | null;
};

/** The calculator settings, with the terms of the product that the URL names. */
export async function settingsByAddress(
  content: Content,
  locale: Locale,
  kind: CalculatorOffer['kind'],
  slug: string | null | undefined,
): Promise<SettingsByAddress> {
  const settings = await content.calculators(locale);
  if (!slug) return { settings, product: null };
  const products = await content.allItems('products', locale);
  const product = products.find((one) => one.slug === slug && one.calculator?.kind === kind);
  const own = product?.calculator && settingsForProduct(product.calculator, settings, product.title);
  if (!product || !own) return { settings, product: null };
  return { settings: own, product: { slug, name: product.title, language: product.language } };
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
      ? { slug: block.product.url.slice(1), name: block.product.text }
      : undefined;
    const calculator = basis && isFirst ? calculatorFor(offer, basis, product) : null;
    return { ...rest, url: addressOf(offer, product), calculator };
  });
}

export function calculatorsIn(blocks: readonly View<Block>[]): CalculatorOffer['kind'][] {
  return blocks.flatMap((block) => (block.blockType === 'calculator' ? [block.offer.kind] : []));
}
