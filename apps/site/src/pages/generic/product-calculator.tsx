import { useTranslations } from 'use-intl';
import { PageCalculator } from '#src/widgets/blocks/calculator-block.tsx';
import type { ShownCalculator } from '#src/widgets/blocks/shown-blocks.ts';
import { useFigures } from '#src/widgets/calculators/use-figures.ts';
import { SectionBand } from '#src/widgets/section-band/section-band.tsx';

/** The address within the page at which its calculator stands. */
export const CALCULATOR_ANCHOR = 'calculator';

type ProductCalculatorProps = { calculator: ShownCalculator; name: string };

/** The product worked out at its own rate. */
export function ProductCalculator({ calculator, name }: ProductCalculatorProps) {
  const t = useTranslations('products');
  const rate = useInitialRate(calculator);
  return (
    <div id={CALCULATOR_ANCHOR} className="scroll-mt-[100px]">
      <SectionBand title={t('calculator')}>
        <p className="-mt-5 mb-8 max-w-text text-lg text-muted">
          {rate === null ? t('depositLead') : t('calculatorLead', { product: name, rate })}
        </p>
        <PageCalculator calculator={calculator} />
      </SectionBand>
    </div>
  );
}

function useInitialRate(calculator: ShownCalculator): string | null {
  const { percent } = useFigures();
  switch (calculator.kind) {
    case 'loan': {
      const [loan] = calculator.loans;
      return loan ? percent(loan.annualRatePercent.initial) : null;
    }
    case 'savings-goal':
      return percent(calculator.offer.annualRatePercent.initial);
    case 'time-deposit':
      return null;
  }
}
