import { whenEntered } from '#src/widgets/form/when-entered.ts';
import { CONVERTER_ID } from './converter-id.ts';

const load = async () => (await import('./converter.tsx')).Converter;

/** The server has the converter at hand; the browser fetches it when somebody turns to it. */
export const LateConverter = import.meta.env.SSR ? await load() : whenEntered(CONVERTER_ID, load);
