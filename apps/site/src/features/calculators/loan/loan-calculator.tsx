import { Calculator, type CalculatorProps } from '../calculator.tsx';
import type { CalculatorTexts } from '../use-calculator-texts.ts';
import type { LoanIllustration } from './loan.ts';
import { type LoanSettings, loan } from './loan.ts';
import { LoanComparison } from './loan-comparison.tsx';
import { LoanResult } from './loan-result.tsx';

/** Loan calculator, with a comparison of the interest systems. */
export function LoanCalculator(props: CalculatorProps<LoanSettings>) {
  return (
    <Calculator
      {...props}
      calculator={loan}
      sentence={sentenceOf}
      panel={({ illustration }) => <LoanResult illustration={illustration} />}
      details={({ terms }) => <LoanComparison terms={terms} settings={props.settings} />}
    />
  );
}

function sentenceOf({ system, first, last }: LoanIllustration, { t, rupiah }: CalculatorTexts): string {
  return system === 'effective'
    ? t('calculators.loan.announcedFalling', { first: rupiah(first.payment), last: rupiah(last.payment) })
    : t('calculators.loan.announced', { amount: rupiah(first.payment) });
}
