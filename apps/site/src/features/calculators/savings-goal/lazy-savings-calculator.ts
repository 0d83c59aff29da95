import { hydrateOnInteraction } from '#src/components/form/hydrate-on-interaction.ts';
import { SAVINGS_CALCULATOR_ID } from './savings-page.ts';

const load = async () => (await import('./savings-calculator.tsx')).SavingsCalculator;

/** Lazily hydrated on first interaction. Needs a `Suspense`. */
export const LazySavingsCalculator = import.meta.env.SSR
  ? await load()
  : hydrateOnInteraction(SAVINGS_CALCULATOR_ID, load);
