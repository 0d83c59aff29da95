import { whenEntered } from '#src/widgets/form/when-entered.ts';
import { HOME_CALCULATOR_ID } from './calculator-id.ts';

const load = async () => (await import('./calculator.tsx')).HomeCalculator;

/** The server has the calculator at hand; the browser fetches it when somebody turns to it. */
export const LateHomeCalculator = import.meta.env.SSR ? await load() : whenEntered(HOME_CALCULATOR_ID, load);
