import { hydrateOnInteraction } from '#src/components/form/hydrate-on-interaction.tsx';
import { sectionId } from './section.ts';

const load = async () => (await import('./calculator.tsx')).CalculatorSection;

/** Lazily hydrated on first interaction. */
export const LazyHomeCalculator = import.meta.env.SSR
  ? await load()
  : hydrateOnInteraction(sectionId('calculator'), load);
