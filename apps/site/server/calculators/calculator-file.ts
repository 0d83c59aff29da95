import type { Locale } from '@beranda/contract';
import type { createTranslator } from 'use-intl/core';
import type { CsvTable } from '#server/http/csv.ts';
import { SHORT_NAMES } from '#src/features/calculators/calculator-path.ts';
import {
  type CalculatorDefinition,
  type CalculatorSettings,
  numbersOf,
  validateInput,
} from '#src/features/calculators/definition.ts';
import { amountsOf, type ScheduleRow, STEPS } from '#src/features/calculators/schedule.ts';
import type { Messages } from '../../src/i18n/catalogues/id/index.generated.ts';
import { localizeNumbers } from './localize-numbers.ts';

type CalculatorFileInput = {
  settings: CalculatorSettings;
  /** The query of the request, with JSON numbers. */
  query: Record<string, string>;
  locale: Locale;
  texts: ReturnType<typeof createTranslator<Messages>>;
};

/** Calculates the table; undefined for invalid input. */
export type MakeCalculatorFile = (
  input: CalculatorFileInput,
) => { fileName: string; table: CsvTable } | undefined;

/** The file of a calculator: its schedule in the shortest steps, in rupiah. */
export function calculatorFile<Settings, Terms, Illustration, Row extends ScheduleRow<Row>>(
  definition: CalculatorDefinition<Settings, Terms, Illustration, Row>,
): MakeCalculatorFile {
  const { kind, schedule, variant } = definition;
  return ({ settings: all, query, locale, texts }) => {
    const settings = definition.settingsFrom({ settings: all, guaranteedPercent: null });
    const numbers = numbersOf(definition.inputs(settings, query));
    const input = localizeNumbers(query, numbers, locale);
    const { valid } = input ? validateInput(definition, input, settings, locale) : {};
    if (!valid) return undefined;
    const steps = schedule.steps(definition.illustrate(valid.terms, settings));
    const { by, rows } = steps.at(-1) ?? steps[0];
    const name = texts(`calculators.${SHORT_NAMES[kind]}.file`);
    const chosen = variant && new URLSearchParams(valid.query).get(variant);
    return {
      fileName: `${chosen ? `${name}-${chosen}` : name}.csv`,
      table: {
        header: [STEPS[by].number, ...schedule.columns.map(([label]) => label)].map((label) => texts(label)),
        rows: rows.map((row) => [row.number, ...amountsOf(row, schedule.columns)]),
      },
    };
  };
}
