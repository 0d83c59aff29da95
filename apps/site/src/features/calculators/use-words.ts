import { useTranslations } from 'use-intl';
import { useFigures } from './use-figures.ts';
import type { Words } from './words.ts';

/** The catalogues and formatters of the page's language. */
export function useWords(): Words {
  return { ...useFigures(), t: useTranslations() };
}
