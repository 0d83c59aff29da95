import { hydrateOnInteraction } from '#src/components/form/hydrate-on-interaction.ts';
import { CONVERTER_ID } from './converter-id.ts';

const load = async () => (await import('./converter.tsx')).Converter;

/** The server has the converter at hand; the browser fetches it when somebody turns to it. */
export const LazyConverter = import.meta.env.SSR ? await load() : hydrateOnInteraction(CONVERTER_ID, load);
