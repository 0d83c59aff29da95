import type { HydrationState } from 'react-router';
import type { DocumentContext } from './site-config.tsx';

/** Data for hydration: what the server rendered from. */
export type Hydration = Omit<DocumentContext, 'hydrationJson'> & { router: HydrationState };

export const HYDRATION_ELEMENT_ID = 'beranda-data';

const ESCAPES: Record<string, string> = {
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** JSON that is safe inside a script element: escapes `<` and the line separators. */
export function toScriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll(/[<\u2028\u2029]/g, (character) => ESCAPES[character] ?? character);
}
