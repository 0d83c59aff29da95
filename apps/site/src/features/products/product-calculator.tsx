import { SectionBand } from '#src/components/section-band/section-band.tsx';
import { PageCalculator } from '#src/features/blocks/calculator-block.tsx';
import type { ResolvedCalculator } from '#src/features/calculators/calculator-settings.server.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';

/** Fragment id of the calculator. */
export const CALCULATOR_ANCHOR = 'calculator';

type ProductCalculatorProps = { calculator: ResolvedCalculator; lead: string | null };

/** Calculator of a product, at its own rate. */
export function ProductCalculator({ calculator, lead }: ProductCalculatorProps) {
  const t = useTranslations('products');
  return (
    <SectionBand id={CALCULATOR_ANCHOR} title={t('calculator')}>
      <p className="-mt-3 mb-8 max-w-text text-lg text-muted">{lead}</p>
      <PageCalculator calculator={calculator} />
    </SectionBand>
  );
}
