import { redirect } from 'react-router';
import type { Loader } from '#src/content/loader-types.ts';
import { depositGuarantee } from '#src/features/rates/published/guarantee.server.ts';
import { SOURCE_PRODUCT_PARAM, withProductParam } from './calculator-params.ts';
import type { ResolvedCalculator } from './calculator-settings.server.ts';
import { productsByVariant, resolveCalculator, resolveSettings } from './calculator-settings.server.ts';
import { type CalculatorDefinition, numbersOf, type RawInput, validateInput } from './definition.ts';
import { withPlainNumbers } from './plain-numbers.ts';
import type { ProductLink } from './product-terms-note.tsx';
import type { ScheduleRow } from './schedule.ts';

export type CalculatorPageData = {
  calculator: ResolvedCalculator;
  input: RawInput;
  /** The product whose terms apply. */
  product: ProductLink | null;
  /** Without such a product: what a calculation is about, by `variant`. */
  products: Record<string, ProductLink>;
  /** The loan, or whose interest on savings, the input selects; '' in calculators without variants. */
  variant: string;
};

/**
 * Loader of a calculator's page. Redirects (303) the submission of a form without JavaScript to a URL with plain
 * numbers, which can be shared in every language. Invalid numbers are kept as typed, so that the page can report them.
 */
export function calculatorLoader<Settings, Terms, Illustration, Row extends ScheduleRow<Row>>(
  definition: CalculatorDefinition<Settings, Terms, Illustration, Row>,
): Loader<CalculatorPageData> {
  return async ({ content, locale, query, pathname }) => {
    const { kind } = definition;
    const slug = query.get(SOURCE_PRODUCT_PARAM);
    const [{ settings, product }, guarantee] = await Promise.all([
      resolveSettings(content, locale, kind, slug),
      kind === 'time-deposit' ? depositGuarantee(content, locale) : null,
    ]);
    const basis = { settings, guaranteedPercent: guarantee?.percent ?? null };
    const termsOf = product && slug;
    const input = Object.fromEntries(query);
    const {
      inputs,
      variant = '',
      valid,
    } = validateInput(definition, input, definition.settingsFrom(basis), locale);
    const plain = withPlainNumbers(query, numbersOf(inputs), locale);
    if (plain) throw redirect(pathname + (valid ? withProductParam(valid.query, termsOf) : `?${plain}`), 303);
    const products = product ? {} : await productsByVariant(content, locale, kind);
    return { calculator: resolveCalculator(kind, basis, termsOf), input, product, products, variant };
  };
}
