import { whenEntered } from '../../form/when-entered.ts';
import { DEPOSIT_CALCULATOR_ID } from './deposit-page.ts';

const load = async () => (await import('./deposit-calculator.tsx')).DepositCalculator;

/** The server has the calculator at hand; the browser fetches it when somebody turns to it. Needs a `Suspense`. */
export const LateDepositCalculator = import.meta.env.SSR
  ? await load()
  : whenEntered(DEPOSIT_CALCULATOR_ID, load);
