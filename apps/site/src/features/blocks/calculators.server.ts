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
import { LOAN_PATH } from '#src/features/calculators/loan/loan-page.ts';
import { PRODUCT_PARAM } from '#src/features/calculators/product-param.ts';
import { SAVINGS_PATH } from '#src/features/calculators/savings-goal/savings-page.ts';
import { DEPOSIT_PATH } from '#src/features/calculators/time-deposit/deposit-page.ts';
import { depositGuarantee } from '#src/features/rates/published/guarantee.server.ts';
import type { ResolvedBlock, ResolvedCalculator } from './resolved-block.ts';

const PATHS = {
  loan: LOAN_PATH,
  'savings-goal': SAVINGS_PATH,
  'time-deposit': DEPOSIT_PATH,
} as const satisfies Record<CalculatorOffer['kind'], string>;

/** A range that begins with the product's own value, and reaches it. */
function rangeStartingAt(range: Range, value: number | null): Range {
  if (value === null) return range;
  return { least: Math.min(range.least, value), initial: value, most: Math.max(range.most, value) };
}

/** A product as a calculator names it. */
export type NamedProduct = { slug: string; name: string };

/**
 * The settings at the terms of one product: its loan alone, under its name; null where the settings do not know it.
 *
 * @param name the product's, which stands in for that of the settings.
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

/** What all calculators of a page work with. */
export type CalculatorBasis = {
  settings: CalculatorsContent;
  /** The highest rate per annum at which deposits are covered today; null where it is not known. */
  guaranteedPercent: number | null;
};

/** What the calculators of a page work with; null where the settings cannot be had. */
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
 * The calculator of an offer, with the limits of the settings and the product's own rate; null where the settings do
 * not know its loan.
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

/** What a calculator of an address works with, and whose own terms these are. */
export type SettingsByAddress = {
  settings: CalculatorsContent;
  /** Null for the settings as they are, also where the product is not there any more or has no such calculator. */
  product: (NamedProduct & { language: Locale }) | null;
};

/** The settings of the calculators, at the terms of the product that an address names, as its own page has them. */
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

/** The page of a calculator, with the loan that is to be chosen there, at the terms of the product. */
function addressOf({ kind, loan }: CalculatorOffer, product: NamedProduct | undefined): string {
  const query = new URLSearchParams({
    ...(loan && { product: loan }),
    ...(product && kind !== 'time-deposit' && { [PRODUCT_PARAM]: product.slug }),
  });
  return query.size > 0 ? `${PATHS[kind]}?${query}` : PATHS[kind];
}

/**
 * Blocks as a page shows them. Of each kind of calculator a page has one: two would answer to the same fields.
 *
 * @param basis null where it cannot be had.
 * @param usedKinds the kinds that the page has already.
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

/** The calculators among some blocks. */
export function calculatorsIn(blocks: readonly View<Block>[]): CalculatorOffer['kind'][] {
  return blocks.flatMap((block) => (block.blockType === 'calculator' ? [block.offer.kind] : []));
}
