/** A measured figure and its threshold. */
export type Figure = {
  name: string;
  value: number;
  unit: 'requests/s' | 'ms' | 'bytes' | 'times nginx' | 'points' | 'count';
  threshold?: { atLeast: number } | { atMost: number };
  /** Additional information, such as the slowest page. */
  note?: string;
  /** The single measurements, for the results file. */
  details?: unknown;
};

/** A figure that could not be measured: a tool is missing, or (`isBroken`) the measurement failed. */
export type NotMeasured = { name: string; missing: string; isBroken?: boolean };

export type Result = Figure | NotMeasured;

export function isNotMeasured(result: Result): result is NotMeasured {
  return 'missing' in result;
}

export function isThresholdMet({ value, threshold }: Figure): boolean {
  if (!threshold) return true;
  return 'atLeast' in threshold ? value >= threshold.atLeast : value <= threshold.atMost;
}

/** The table of results. */
export function formatTable(results: readonly Result[]): string {
  const rows = [
    ['what', 'measured', 'threshold', ''],
    ...results.map((result) => (isNotMeasured(result) ? notMeasuredRow(result) : figureRow(result))),
  ];
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map(([what = '', measured = '', threshold = '', rest = '']) =>
      `${what.padEnd(widths[0] ?? 0)}  ${measured.padStart(widths[1] ?? 0)}  ${threshold.padStart(widths[2] ?? 0)}  ${rest}`.trimEnd(),
    )
    .join('\n');
}

function notMeasuredRow({ name, missing }: NotMeasured): string[] {
  return [name, '–', '', `not measured: ${missing}`];
}

function figureRow(figure: Figure): string[] {
  const { name, value, unit, threshold, note } = figure;
  const verdict = threshold ? (isThresholdMet(figure) ? 'ok' : 'MISSED') : '';
  return [
    name,
    formatValue(value, unit),
    threshold ? formatThreshold(threshold, unit) : '',
    join([verdict, note]),
  ];
}

function formatThreshold(threshold: NonNullable<Figure['threshold']>, unit: Figure['unit']): string {
  return 'atLeast' in threshold
    ? `≥ ${formatValue(threshold.atLeast, unit)}`
    : `≤ ${formatValue(threshold.atMost, unit)}`;
}

/** Sizes are in decimal units: 1 kB is 1,000 bytes. */
function formatValue(value: number, unit: Figure['unit']): string {
  switch (unit) {
    case 'bytes':
      return value >= 10_000_000 ? `${(value / 1e6).toFixed(0)} MB` : `${(value / 1e3).toFixed(1)} kB`;
    case 'ms':
      return value >= 1_000 ? `${(value / 1e3).toFixed(2)} s` : `${value.toFixed(value < 100 ? 2 : 0)} ms`;
    case 'requests/s':
      return `${Math.round(value).toLocaleString('en')} /s`;
    case 'times nginx':
      return `${value.toFixed(2)} ×`;
    case 'points':
    case 'count':
      return String(value);
  }
}

function join(parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join('  ');
}
