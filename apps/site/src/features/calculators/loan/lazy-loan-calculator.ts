import { hydrateOnInteraction } from '#src/components/form/hydrate-on-interaction.ts';
import { LOAN_CALCULATOR_ID } from './loan-page.ts';

const load = async () => (await import('./loan-calculator.tsx')).LoanCalculator;

/** Lazily hydrated on first interaction. Needs a `Suspense`. */
export const LazyLoanCalculator = import.meta.env.SSR
  ? await load()
  : hydrateOnInteraction(LOAN_CALCULATOR_ID, load);
