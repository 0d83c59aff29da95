import type { ComponentType } from 'react';
import { hydrateOnInteraction } from '#src/components/form/hydrate-on-interaction.tsx';
import { localeOf } from '#src/i18n/paths.ts';
import type { CalculatorProps } from './calculator.tsx';
import { calculatorId } from './calculator-path.ts';
import type { ResolvedCalculator } from './calculator-settings.server.ts';
import { loadCalculatorTexts } from './calculator-texts.tsx';

/** Loads a calculator at the same time as its texts. */
const withTexts =
  <Props,>(load: () => Promise<ComponentType<Props>>) =>
  async (): Promise<ComponentType<Props>> => {
    const [Calculator] = await Promise.all([
      load(),
      import.meta.env.SSR ? undefined : loadCalculatorTexts(localeOf(location.pathname)),
    ]);
    return Calculator;
  };

const loadLoan = withTexts(async () => (await import('./loan/loan-calculator.tsx')).LoanCalculator);
const loadSavings = withTexts(
  async () => (await import('./savings-goal/savings-calculator.tsx')).SavingsCalculator,
);
const loadDeposit = withTexts(
  async () => (await import('./time-deposit/deposit-calculator.tsx')).DepositCalculator,
);

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
