import type { ComponentType } from 'react';
import { hydrateOnInteraction } from '#src/components/form/hydrate-on-interaction.ts';
import { loadMessages, type PageTexts } from '#src/i18n/messages.ts';
import { localeOf } from '#src/i18n/paths.ts';
import { WithTexts } from '#src/i18n/with-texts.tsx';
import type { CalculatorProps } from './calculator.tsx';
import { calculatorId } from './calculator-path.ts';
import type { ResolvedCalculator } from './calculator-settings.server.ts';

/** Namespaces of every calculator. Pages do not load them first: a calculator is server-rendered until it is used. */
export const CALCULATOR_TEXTS: readonly PageTexts[] = ['calculators', 'figures'];

/** Loads a calculator together with its texts, so that hydration renders what the server did. */
function withTexts<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return async (): Promise<ComponentType<Props>> => {
    const [Calculator] = await Promise.all([
      load(),
      import.meta.env.SSR ? undefined : loadMessages(localeOf(location.pathname), CALCULATOR_TEXTS),
    ]);
    return (props) => (
      <WithTexts namespaces={CALCULATOR_TEXTS}>
        <Calculator {...props} />
      </WithTexts>
    );
  };
}

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
