import type { CalculatorPreset, InterestTier, LoanProduct, Locale } from '@beranda/contract';
import type { Content } from '#src/content/client.ts';
import type { ListedItem } from '#src/content/items.ts';
import { runningPromotionFinder } from '#src/features/promotions/promotion-of-product.server.ts';
import { OWN_RATE } from './calculator-params.ts';
import type { CalculatorBasis, CalculatorKind, CalculatorSettings, TieredProduct } from './definition.ts';
import { loan } from './loan/loan.ts';
import type { ProductLink } from './product-terms-note.tsx';
import { rangeStartingAt } from './range-starting-at.ts';
import { keyOfProduct, savings } from './savings-goal/savings.ts';
import { deposit } from './time-deposit/deposit.ts';

/** A product to calculate with; without tiers, those of the settings apply. */
export type NamedProduct = {
  slug: string;
  name: string;
  /** Language of the name. */
  language: Locale;
  tiers?: readonly InterestTier[];
};

/** The settings with all savings products whose interest depends on the balance. */
export function withTieredProducts(
  settings: CalculatorSettings,
  products: readonly ListedItem<'products'>[],
): CalculatorSettings {
  const tiered = products
    .filter(({ calculator, tiers }) => calculator?.kind === 'savings-goal' && tiers.length > 0)
    .map(({ slug, title, language, tiers }): TieredProduct => ({ slug, name: title, language, tiers }));
  return { ...settings, savingsGoal: { ...settings.savingsGoal, products: tiered } };
}

/** The product alone, if its interest depends on the balance. */
function onlyTiered(
  product: NamedProduct | undefined,
  all: readonly TieredProduct[] = [],
): TieredProduct[] | undefined {
  if (!product) return undefined;
  const { slug, name, language } = product;
  const tiers = product.tiers ?? all.find((candidate) => candidate.slug === slug)?.tiers ?? [];
  return tiers.length > 0 ? [{ slug, name, language, tiers }] : [];
}

/**
 * The settings for one product: only its loan, under its name, or only its interest by balance; null if the settings do
 * not contain its loan.
 *
 * @param product its name replaces the one in the settings; undefined for the general settings.
 */
export function settingsForProduct(
  { kind, loan: slug, annualRatePercent, system }: CalculatorPreset,
  settings: CalculatorSettings,
  product?: NamedProduct,
): CalculatorSettings | null {
  const { savingsGoal, loans } = settings;
  if (kind === 'savings-goal') {
    const rate = rangeStartingAt(savingsGoal.annualRatePercent, annualRatePercent);
    const products = onlyTiered(product, savingsGoal.products) ?? savingsGoal.products ?? [];
    const isOfProduct = product !== undefined;
    return { ...settings, savingsGoal: { ...savingsGoal, annualRatePercent: rate, products, isOfProduct } };
  }
  if (kind !== 'loan' || slug === null) return settings;
  const loan = loans.find((candidate) => candidate.slug === slug);
  if (!loan) return null;
  const own: LoanProduct = {
    ...loan,
    annualRatePercent: rangeStartingAt(loan.annualRatePercent, annualRatePercent),
    systems: system ? [system, ...loan.systems.filter((candidate) => candidate !== system)] : loan.systems,
    ...(product && { name: product.name }),
  };
  return { ...settings, loans: [own] };
}

/**
 * The calculator settings, with the terms of the product that the URL names: null for the general settings, also if the
 * product no longer exists or has no such calculator.
 */
export async function resolveSettings(
  content: Content,
  locale: Locale,
  kind: CalculatorKind,
  slug: string | null | undefined,
): Promise<{ settings: CalculatorSettings; product: ProductLink | null }> {
  const [general, products] = await Promise.all([
    content.calculators(locale),
    slug ? content.allItems('products', locale) : listedForSavings(content, locale, kind),
  ]);
  const settings = kind === 'savings-goal' ? withTieredProducts(general, products) : general;
  const product = products.find(
    (candidate) => candidate.slug === slug && candidate.calculator?.kind === kind,
  );
  const own = product?.calculator && settingsForProduct(product.calculator, settings, namedProduct(product));
  if (!product || !own) return { settings, product: null };
  const promotionOf = await loanPromotionFinder(content, locale, kind);
  return { settings: own, product: linkTo(product, promotionOf(product)) };
}

/** The product without what calculations do not need, since the settings are sent to the browser. */
function namedProduct({ slug, title, language, tiers }: ListedItem<'products'>): NamedProduct {
  return { slug, name: title, language, tiers };
}

/** The products among which the savings calculator offers those with tiers; without them it has one rate. */
async function listedForSavings(
  content: Content,
  locale: Locale,
  kind: CalculatorKind,
): Promise<readonly ListedItem<'products'>[]> {
  if (kind !== 'savings-goal') return [];
  return (await content.ifAvailable(content.allItems('products', locale))) ?? [];
}

function linkTo(
  { slug, title, language, isInForms }: ListedItem<'products'>,
  promotion: ProductLink['promotion'],
): ProductLink {
  return { url: `/${slug}`, text: title, language, isInForms, promotion };
}

/** Finds the promotion of a loan. Those of deposits do not change what their calculators compute. */
async function loanPromotionFinder(content: Content, locale: Locale, kind: CalculatorKind) {
  if (kind !== 'loan') return () => null;
  const promotionOf = await runningPromotionFinder(content, locale);
  return (product: ListedItem<'products'>): ProductLink['promotion'] => {
    const found = promotionOf(product);
    return found && { slug: found.slug, title: found.title, language: found.language, period: found.period };
  };
}

/** The `variant` with which a calculation is about the product; '' for calculators without variants. */
function variantOf({ calculator, slug, tiers }: ListedItem<'products'>): string {
  if (calculator?.kind !== 'savings-goal') return calculator?.loan ?? '';
  return tiers.length > 0 ? keyOfProduct(slug) : OWN_RATE;
}

/**
 * The product that a calculation with the general settings is about, by `variant`. None where several products have the
 * same one.
 */
export async function productsByVariant(
  content: Content,
  locale: Locale,
  kind: CalculatorKind,
): Promise<Record<string, ProductLink>> {
  const [listed, promotionOf] = await Promise.all([
    content.ifAvailable(content.allItems('products', locale)),
    loanPromotionFinder(content, locale, kind),
  ]);
  const products = listed ?? [];
  const byVariant = Map.groupBy(
    products.filter(({ calculator }) => calculator?.kind === kind),
    variantOf,
  );
  const links: Record<string, ProductLink> = {};
  for (const [variant, [only, ...others]] of byVariant)
    if (only && others.length === 0) links[variant] = linkTo(only, promotionOf(only));
  return links;
}

/**
 * A calculator with all of its data.
 *
 * @param termsOf slug of the product whose terms apply; null for the general settings. Time deposits have no others.
 */
export function resolveCalculator(kind: CalculatorKind, basis: CalculatorBasis, termsOf: string | null) {
  const { disclaimer } = basis.settings;
  switch (kind) {
    case 'loan':
      return { kind, settings: loan.settingsFrom(basis), disclaimer, termsOf };
    case 'savings-goal':
      return { kind, settings: savings.settingsFrom(basis), disclaimer, termsOf };
    case 'time-deposit':
      return { kind, settings: deposit.settingsFrom(basis), disclaimer, termsOf: null };
  }
}

export type ResolvedCalculator = ReturnType<typeof resolveCalculator>;
