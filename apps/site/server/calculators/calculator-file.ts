import type { CalculatorsContent, Locale } from '@beranda/contract';
import type { createTranslator } from 'use-intl/core';
import type { CsvTable } from '#server/http/csv.ts';
import type { Messages } from '../../src/i18n/catalogues/id/index.generated.ts';

export type CalculatorFileInput = {
  calculators: CalculatorsContent;
  /** The query of the request, its numbers in the manner of the language. */
  input: Record<string, string>;
  locale: Locale;
  texts: ReturnType<typeof createTranslator<Messages>>;
};

export type CalculatorFile = {
  /** The parameters that are numbers. */
  numbers: readonly string[];
  /** Makes a table of what was asked; undefined where that cannot be worked out. */
  make: (input: CalculatorFileInput) => { fileName: string; table: CsvTable } | undefined;
};
