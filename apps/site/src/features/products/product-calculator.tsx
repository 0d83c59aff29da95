import { SectionBand } from '#src/components/section-band/section-band.tsx';
import { PageCalculator } from '#src/features/blocks/calculator-block.tsx';
import type { ResolvedCalculator } from '#src/features/calculators/calculator-settings.server.ts';
import { useFigures } from '#src/features/calculators/use-figures.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';
import type { ProductPageData } from './product-data.ts';

/** Fragment id of the calculator. */
export const CALCULATOR_ANCHOR = 'calculator';

type ProductCalculatorProps = {
  calculator: ResolvedCalculator;
  guarantee: ProductPageData['guarantee'];
  name: string;
};

/** Calculator of a product, at its own rate. */
export function ProductCalculator({ calculator, guarantee, name }: ProductCalculatorProps) {
  const t = useTranslations('products');
  const { percent } = useFigures();
  const rate = initialRateOf(calculator);
  const isAbove = guarantee !== null && rate !== null && rate > guarantee.percent;
  return (
    <SectionBand id={CALCULATOR_ANCHOR} title={t('calculator')}>
      <p className="-mt-3 mb-8 max-w-text text-lg text-muted">
        {rate === null ? t('depositLead') : t('calculatorLead', { product: name, rate: percent(rate) })}
        {isAbove && ` ${t('notFullyGuaranteed', { percent: percent(guarantee.percent) })}.`}
      </p>
      <PageCalculator calculator={calculator} />
    </SectionBand>
  );
}

/** Initial rate of the calculator; null if each term has its own. */
function initialRateOf(calculator: ResolvedCalculator): number | null {
  switch (calculator.kind) {
    case 'loan':
      return calculator.settings.loans[0]?.annualRatePercent.initial ?? null;
    case 'savings-goal':
      return calculator.settings.offer.annualRatePercent.initial;
    case 'time-deposit':
      return null;
  }
}
