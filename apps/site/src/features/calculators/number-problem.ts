import type { Locale, Range } from '@beranda/contract';
import { formatNumber, parseNumber } from './parse-number.ts';

/** Validation error of a number field; the catalogue has the messages. */
export type FieldProblem = 'number' | 'whole' | 'outside' | 'tooLarge' | 'choice';

/** A valid number with its text, or the invalid text with the error. */
export type ValidatedNumber = { text: string } & ({ value: number } | { problem: FieldProblem });

type Bounds = Pick<Range, 'least' | 'most'> & {
  /** Integers only: rupiah and years. */
  isWhole?: boolean;
};

/** Validates a number. URLs have plain numbers; fields use the locale's notation. */
export function validateNumber(
  text: string,
  { least, most, isWhole }: Bounds,
  locale: Locale,
): ValidatedNumber {
  const value = parseNumber(text, locale);
  if (value === undefined) return { text, problem: 'number' };
  if (value < least || value > most) return { text, problem: 'outside' };
  if (isWhole && !Number.isInteger(value)) return { text, problem: 'whole' };
  return { text: formatNumber(value, locale), value };
}

/** Errors by field name; valid fields have no key. */
export function problemsOf<Name extends string>(
  fields: Record<Name, ValidatedNumber | { problem?: FieldProblem }>,
): Partial<Record<Name, FieldProblem>> {
  const found: Partial<Record<Name, FieldProblem>> = {};
  for (const name of Object.keys(fields) as Name[]) {
    const field = fields[name];
    if ('problem' in field && field.problem) found[name] = field.problem;
  }
  return found;
}
