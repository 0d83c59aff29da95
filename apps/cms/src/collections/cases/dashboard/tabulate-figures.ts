import type { FormName } from '@beranda/contract';

/** How many cases of a form arrived in a month. */
export type ReceivedRow = { form: string; month: string; count: number };

/** How many cases of a form that were finished in a month took equally long. */
export type HandlingTimeRow = {
  form: string;
  month: string;
  count: number;
  workingDays: number | null;
  hours: number | null;
  /** How many of them have a time to be finished in, and how many were. */
  timed: number;
  inTime: number;
};

/** Numbers of some cases. Null where there is no case to compute them from. */
export type CaseFigures = {
  received: number;
  finished: number;
  medianWorkingDays: number | null;
  medianHours: number | null;
  /** Share of the finished cases that were finished within their time, from 0 to 1. */
  shareInTime: number | null;
};

/** Numbers by month, in the order of the months, and of all of them together. */
export type FiguresByMonth = { months: readonly (CaseFigures & { month: string })[]; period: CaseFigures };

export type DeskFigures = {
  all: FiguresByMonth;
  forms: readonly (FiguresByMonth & { form: FormName })[];
};

/** A value, and how often it occurs. */
type Counted = readonly [value: number, count: number];

const sumOf = <Row>(rows: readonly Row[], value: (row: Row) => number) =>
  rows.reduce((sum, row) => sum + value(row), 0);

/** The value at an index of sorted counted values. */
function valueAt(sorted: readonly Counted[], index: number): number {
  let end = 0;
  for (const [value, count] of sorted) {
    end += count;
    if (index < end) return value;
  }
  throw new RangeError(`There are only ${end} values.`);
}

/** The median of counted values: with an even number of them, the mean of the two in the middle. Null without any. */
export function medianOf(values: readonly Counted[]): number | null {
  const sorted = values.toSorted(([one], [other]) => one - other);
  const total = sumOf(sorted, ([, count]) => count);
  if (total === 0) return null;
  return (valueAt(sorted, Math.floor((total - 1) / 2)) + valueAt(sorted, Math.floor(total / 2))) / 2;
}

const counted = (rows: readonly HandlingTimeRow[], field: 'hours' | 'workingDays'): Counted[] =>
  rows.flatMap((row) => (row[field] === null ? [] : [[row[field], row.count] as const]));

function figuresOf(received: readonly ReceivedRow[], finished: readonly HandlingTimeRow[]): CaseFigures {
  const timed = sumOf(finished, (row) => row.timed);
  return {
    received: sumOf(received, ({ count }) => count),
    finished: sumOf(finished, ({ count }) => count),
    medianWorkingDays: medianOf(counted(finished, 'workingDays')),
    medianHours: medianOf(counted(finished, 'hours')),
    shareInTime: timed === 0 ? null : sumOf(finished, (row) => row.inTime) / timed,
  };
}

function byMonth(
  months: readonly string[],
  received: readonly ReceivedRow[],
  finished: readonly HandlingTimeRow[],
): FiguresByMonth {
  const receivedIn = Map.groupBy(received, ({ month }) => month);
  const finishedIn = Map.groupBy(finished, ({ month }) => month);
  return {
    months: months.map((month) => ({
      month,
      ...figuresOf(receivedIn.get(month) ?? [], finishedIn.get(month) ?? []),
    })),
    period: figuresOf(received, finished),
  };
}

/** Figures by form and month from counted rows, whatever their order. Months and forms without cases are included. */
export function tabulateFigures(
  { forms, months }: { forms: readonly FormName[]; months: readonly string[] },
  received: readonly ReceivedRow[],
  finished: readonly HandlingTimeRow[],
): DeskFigures {
  const receivedOf = Map.groupBy(received, ({ form }) => form);
  const finishedOf = Map.groupBy(finished, ({ form }) => form);
  return {
    all: byMonth(months, received, finished),
    forms: forms.map((form) => ({
      form,
      ...byMonth(months, receivedOf.get(form) ?? [], finishedOf.get(form) ?? []),
    })),
  };
}
