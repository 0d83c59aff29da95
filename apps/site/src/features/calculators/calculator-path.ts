import type { CalculatorKind } from './definition.ts';

/** Short names of the calculators, in the catalogue and in ids of elements. */
export const SHORT_NAMES = {
  loan: 'loan',
  'savings-goal': 'savings',
  'time-deposit': 'deposit',
} as const satisfies Record<CalculatorKind, string>;

/** Path of a calculator's page, without language prefix. */
export const calculatorPath = (kind: CalculatorKind) => `/calculators/${kind}`;

/** Id of a calculator's element, for lazy hydration. */
export const calculatorId = (kind: CalculatorKind) => `${SHORT_NAMES[kind]}-calculator`;
