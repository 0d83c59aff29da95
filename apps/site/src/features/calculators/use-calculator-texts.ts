import type { MessageKeys, NestedKeyOf } from 'use-intl';
import type { Messages } from '#src/i18n/catalogues/id/index.generated.ts';
import { useTranslations } from '#src/i18n/use-translations.ts';
import { type Figures, useFigures } from './use-figures.ts';

/**
 * Key of a message for calculators: `figures.years`. Only from the two namespaces that components of every calculator
 * name, because static analysis does not see keys in definitions.
 */
export type TextKey = Extract<
  MessageKeys<Messages, NestedKeyOf<Messages>>,
  `${'calculators' | 'figures'}.${string}`
>;

/** The catalogues of a language, and its formatters for results. */
export type CalculatorTexts = Figures & { t: ReturnType<typeof useTranslations<never>> };

/** The catalogues and formatters of the page's language. */
export function useCalculatorTexts(): CalculatorTexts {
  return { ...useFigures(), t: useTranslations() };
}
