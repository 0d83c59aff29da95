import { hydrateOnInteraction } from '#src/components/form/hydrate-on-interaction.ts';
import { DEPOSIT_CALCULATOR_ID } from './deposit-page.ts';

const load = async () => (await import('./deposit-calculator.tsx')).DepositCalculator;

/** Lazily hydrated on first interaction. Needs a `Suspense`. */
export const LazyDepositCalculator = import.meta.env.SSR
  ? await load()
  : hydrateOnInteraction(DEPOSIT_CALCULATOR_ID, load);
