import type { TextKey } from './use-calculator-texts.ts';

export const MONTHS_PER_YEAR = 12;

/** A row of amounts, counted by months, years or terms. */
export type ScheduleRow<Row> = { number: number } & { [Name in keyof Row]: number };

/** The rows of a schedule in steps of one length. */
export type Steps<Row> = { by: 'year' | 'month' | 'term'; rows: readonly Row[] };

/** The table under a result, and the downloaded file. */
export type Schedule<Illustration, Row> = {
  title: TextKey;
  columns: readonly (readonly [label: TextKey, name: keyof Row])[];
  /** From the longest steps to the shortest, which the file has. */
  steps: (illustration: Illustration) => readonly [...Steps<Row>[], Steps<Row>];
  /** Footer row, by column; null leaves a cell empty. */
  totals?: (illustration: Illustration) => readonly (number | null)[];
};

/** Names of the steps, and headings of their numbers. */
export const STEPS = {
  year: { title: 'calculators.byYear', number: 'figures.year' },
  month: { title: 'calculators.byMonth', number: 'figures.month' },
  term: { title: 'calculators.deposit.byTerm', number: 'calculators.deposit.number' },
} as const satisfies Record<Steps<never>['by'], Record<string, TextKey>>;

/** The amounts of a row, by column. */
export function amountsOf<Row extends ScheduleRow<Row>>(
  row: Row,
  columns: Schedule<never, Row>['columns'],
): number[] {
  return columns.map(([, name]) => row[name]);
}

/** Up to three years are shown by month, longer terms by year. */
const MAX_MONTHS_BY_MONTH = 36;

/** The steps of a schedule that are few enough for a chart. */
export function chartSteps<Row>(steps: readonly [...Steps<Row>[], Steps<Row>]): Steps<Row> {
  return steps.findLast(({ rows }) => rows.length <= MAX_MONTHS_BY_MONTH) ?? steps[0];
}
