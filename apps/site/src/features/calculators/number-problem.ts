import type { Locale, Range } from '@beranda/contract';
import { formatNumber, parseNumber } from './parse-number.ts';

/** Why what stands in a field cannot be reckoned with; the catalogue has the sentences. */
export type FieldProblem = 'number' | 'whole' | 'outside' | 'tooLarge' | 'choice';

/** A number with the text that stands for it, or what was typed with what is wrong with it. */
export type ValidatedNumber = { text: string } & ({ value: number } | { problem: FieldProblem });

type Bounds = Pick<Range, 'least' | 'most'> & {
  /** Rupiah and years have no fractions. */
  isWhole?: boolean;
};

/** Judges what is in a field. An address has plain numbers; a field shows them in the manner of the language. */
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

/** The problems of several fields by their names; no key where a field is well. */
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
