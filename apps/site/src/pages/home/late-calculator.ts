import { whenEntered } from '#src/widgets/form/when-entered.ts';
import { sectionId } from './section.ts';

const load = async () => (await import('./calculator.tsx')).CalculatorSection;

/** The server has the calculator at hand; the browser fetches it when somebody turns to it. */
export const LateHomeCalculator = import.meta.env.SSR
  ? await load()
  : whenEntered(sectionId('calculator'), load);
