import type { CalculatorOffer, CalculatorsContent, LoanProduct, Locale, Range } from '@beranda/contract';
import type { Content } from '#src/content/client.ts';
import type { ListedItem } from '#src/content/items.ts';
import type { CalculatorBasis, CalculatorKind } from './definition.ts';
import { loan } from './loan/loan.ts';
import type { ProductLink } from './product-terms-note.tsx';
import { savings } from './savings-goal/savings.ts';
import { deposit } from './time-deposit/deposit.ts';

/** A range that starts at the product's own value and includes it. */
function rangeStartingAt(range: Range, value: number | null): Range {
  if (value === null) return range;
  return { least: Math.min(range.least, value), initial: value, most: Math.max(range.most, value) };
}

/**
 * The settings for one product: only its loan, under its name; null if the settings do not contain it.
 *
 * @param name the product's name, which replaces the one in the settings.
 */
export function settingsForProduct(
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

/**
 * The calculator settings, with the terms of the product that the URL names: null for the general settings, also if the
 * product no longer exists or has no such calculator.
 */
export async function settingsByAddress(
  content: Content,
  locale: Locale,
  kind: CalculatorKind,
  slug: string | null | undefined,
): Promise<{ settings: CalculatorsContent; product: ProductLink | null }> {
  const settings = await content.calculators(locale);
  if (!slug) return { settings, product: null };
  const products = await content.allItems('products', locale);
  const product = products.find((one) => one.slug === slug && one.calculator?.kind === kind);
  const own = product?.calculator && settingsForProduct(product.calculator, settings, product.title);
  if (!product || !own) return { settings, product: null };
  return { settings: own, product: linkTo(product) };
}

function linkTo({ slug, title, language, isInForms }: ListedItem<'products'>): ProductLink {
  return { url: `/${slug}`, text: title, language, isInForms };
}

/**
 * The product that a calculation with the general settings is about, by the loan's slug, or by '' for calculators without
 * loans. None where several products have the same calculator.
 */
export async function productsByVariant(
  content: Content,
  locale: Locale,
  kind: CalculatorKind,
): Promise<Record<string, ProductLink>> {
  const products = (await content.ifAvailable(content.allItems('products', locale))) ?? [];
  const byVariant = Map.groupBy(
    products.filter(({ calculator }) => calculator?.kind === kind),
    ({ calculator }) => calculator?.loan ?? '',
  );
  const links: Record<string, ProductLink> = {};
  for (const [variant, [only, ...others]] of byVariant)
    if (only && others.length === 0) links[variant] = linkTo(only);
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
