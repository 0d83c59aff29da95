import { whenEntered } from '../../form/when-entered.ts';
import { LOAN_CALCULATOR_ID } from './loan-page.ts';

const load = async () => (await import('./loan-calculator.tsx')).LoanCalculator;

/** The server has the calculator at hand; the browser fetches it when somebody turns to it. Needs a `Suspense`. */
export const LateLoanCalculator = import.meta.env.SSR ? await load() : whenEntered(LOAN_CALCULATOR_ID, load);
