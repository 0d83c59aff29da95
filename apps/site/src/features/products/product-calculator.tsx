import { SectionBand } from '#src/components/section-band/section-band.tsx';
import { PageCalculator } from '#src/features/blocks/calculator-block.tsx';
import type { ResolvedCalculator } from '#src/features/calculators/calculator-settings.server.ts';
import { isOwnRateChosen } from '#src/features/calculators/tiered-products.ts';
import { useVariant } from '#src/features/calculators/use-variant.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';

/** Fragment id of the calculator. */
export const CALCULATOR_ANCHOR = 'calculator';

type ProductCalculatorProps = { calculator: ResolvedCalculator; lead: string | null };

/** Calculator of a product, at its own rate. The lead states that rate, so it is left out where another is entered. */
export function ProductCalculator({ calculator, lead }: ProductCalculatorProps) {
  const t = useTranslations('products');
  const { variant, onVariantChange } = useVariant(calculator, '');
  return (
    <SectionBand
      id={CALCULATOR_ANCHOR}
      title={t('calculator')}
      lead={!isOwnRateChosen(calculator, variant) && lead}
    >
      <PageCalculator calculator={calculator} onVariantChange={onVariantChange} />
    </SectionBand>
  );
}
