import { hydrateOnInteraction } from '#src/components/form/hydrate-on-interaction.ts';
import type { CalculatorProps } from './calculator.tsx';
import { calculatorId } from './calculator-path.ts';
import type { ResolvedCalculator } from './calculator-settings.server.ts';

const loadLoan = async () => (await import('./loan/loan-calculator.tsx')).LoanCalculator;
const loadSavings = async () => (await import('./savings-goal/savings-calculator.tsx')).SavingsCalculator;
const loadDeposit = async () => (await import('./time-deposit/deposit-calculator.tsx')).DepositCalculator;

const LazyLoan = import.meta.env.SSR
  ? await loadLoan()
  : hydrateOnInteraction(calculatorId('loan'), loadLoan);
const LazySavings = import.meta.env.SSR
  ? await loadSavings()
  : hydrateOnInteraction(calculatorId('savings-goal'), loadSavings);
const LazyDeposit = import.meta.env.SSR
  ? await loadDeposit()
  : hydrateOnInteraction(calculatorId('time-deposit'), loadDeposit);

type LazyCalculatorProps = Pick<CalculatorProps<never>, 'input' | 'isAddressCurrent' | 'onVariantChange'> & {
  calculator: ResolvedCalculator;
};

/** A calculator, lazily hydrated on first interaction. Needs a `Suspense`. */
export function LazyCalculator({ calculator, ...rest }: LazyCalculatorProps) {
  switch (calculator.kind) {
    case 'loan':
      return <LazyLoan {...calculator} {...rest} />;
    case 'savings-goal':
      return <LazySavings {...calculator} {...rest} />;
    case 'time-deposit':
      return <LazyDeposit {...calculator} {...rest} />;
  }
}
