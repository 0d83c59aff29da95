import type { HydrationState } from 'react-router';
import type { DocumentContext } from './site-config.tsx';

/** What the server rendered from; the browser starts from the same. */
export type Hydration = Omit<DocumentContext, 'hydrationJson'> & { router: HydrationState };

export const HYDRATION_ELEMENT_ID = 'beranda-data';

const ESCAPES: Record<string, string> = {
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** JSON that may stand inside a script element: no `<` that could end it, no line separators. */
export function toScriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll(/[<\u2028\u2029]/g, (sign) => ESCAPES[sign] ?? sign);
}
