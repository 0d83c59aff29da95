import { whenEntered } from '../../form/when-entered.ts';
import { SAVINGS_CALCULATOR_ID } from './savings-page.ts';

const load = async () => (await import('./savings-calculator.tsx')).SavingsCalculator;

/** The server has the calculator at hand; the browser fetches it when somebody turns to it. Needs a `Suspense`. */
export const LateSavingsCalculator = import.meta.env.SSR
  ? await load()
  : whenEntered(SAVINGS_CALCULATOR_ID, load);
