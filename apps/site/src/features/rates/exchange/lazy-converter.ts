import { hydrateOnInteraction } from '#src/components/form/hydrate-on-interaction.tsx';
import { CONVERTER_ID } from './converter-id.ts';

const load = async () => (await import('./converter.tsx')).Converter;

/** Lazily hydrated on first interaction. */
export const LazyConverter = import.meta.env.SSR ? await load() : hydrateOnInteraction(CONVERTER_ID, load);
