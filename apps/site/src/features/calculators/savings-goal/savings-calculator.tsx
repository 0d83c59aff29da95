import { Calculator, type CalculatorProps } from '../calculator.tsx';
import { type SavingsSettings, savings } from './savings.ts';
import { SavingsResult } from './savings-result.tsx';

/** Savings goal calculator: the monthly deposit for a target. */
export function SavingsCalculator(props: CalculatorProps<SavingsSettings>) {
  return (
    <Calculator
      {...props}
      calculator={savings}
      sentence={({ monthly }, { t, rupiah }) =>
        t('calculators.savings.announced', { amount: rupiah(monthly) })
      }
      panel={({ illustration }) => <SavingsResult illustration={illustration} />}
    />
  );
}
