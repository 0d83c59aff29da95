import { hydrateOnInteraction } from '#src/components/form/hydrate-on-interaction.ts';
import { sectionId } from './section.ts';

const load = async () => (await import('./calculator.tsx')).CalculatorSection;

/** The server has the calculator at hand; the browser fetches it when somebody turns to it. */
export const LazyHomeCalculator = import.meta.env.SSR
  ? await load()
  : hydrateOnInteraction(sectionId('calculator'), load);
