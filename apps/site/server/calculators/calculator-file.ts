import type { CalculatorsContent, Locale } from '@beranda/contract';
import type { createTranslator } from 'use-intl/core';
import type { CsvTable } from '#server/http/csv.ts';
import type { Messages } from '../../src/i18n/catalogues/id/index.generated.ts';

export type CalculatorFileInput = {
  calculators: CalculatorsContent;
  /** The query of the request, with numbers in the format of the language. */
  input: Record<string, string>;
  locale: Locale;
  texts: ReturnType<typeof createTranslator<Messages>>;
};

export type CalculatorFile = {
  /** Names of the numeric parameters. */
  numbers: readonly string[];
  /** Calculates the table; undefined for invalid input. */
  make: (input: CalculatorFileInput) => { fileName: string; table: CsvTable } | undefined;
};
