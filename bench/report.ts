/** A figure that was taken, beside what it must reach. */
export type Figure = {
  name: string;
  value: number;
  unit: 'requests/s' | 'ms' | 'bytes' | 'times nginx' | 'points';
  bar?: { atLeast: number } | { atMost: number };
  /** What else a reader wants to know: where the number comes from, which page was the slowest. */
  note?: string;
  /** All single measurements, for the file. */
  details?: unknown;
};

/** Why a figure could not be taken: a tool is missing or, worse, something broke. */
export type Gap = { name: string; missing: string; isBroken?: boolean };

export type Result = Figure | Gap;

export function isGap(result: Result): result is Gap {
  return 'missing' in result;
}

export function reachesBar({ value, bar }: Figure): boolean {
  if (!bar) return true;
  return 'atLeast' in bar ? value >= bar.atLeast : value <= bar.atMost;
}

/** The table that the bench ends with. */
export function formatTable(results: readonly Result[]): string {
  const rows = [
    ['what', 'measured', 'bar', ''],
    ...results.map((result) => (isGap(result) ? gapRow(result) : figureRow(result))),
  ];
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map(([what = '', measured = '', bar = '', rest = '']) =>
      `${what.padEnd(widths[0] ?? 0)}  ${measured.padStart(widths[1] ?? 0)}  ${bar.padStart(widths[2] ?? 0)}  ${rest}`.trimEnd(),
    )
    .join('\n');
}

function gapRow({ name, missing }: Gap): string[] {
  return [name, '–', '', `not measured: ${missing}`];
}

function figureRow(figure: Figure): string[] {
  const { name, value, unit, bar, note } = figure;
  const verdict = bar ? (reachesBar(figure) ? 'ok' : 'BELOW') : '';
  return [name, formatValue(value, unit), bar ? formatBar(bar, unit) : '', join([verdict, note])];
}

function formatBar(bar: NonNullable<Figure['bar']>, unit: Figure['unit']): string {
  return 'atLeast' in bar ? `≥ ${formatValue(bar.atLeast, unit)}` : `≤ ${formatValue(bar.atMost, unit)}`;
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
      return String(value);
  }
}

function join(parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join('  ');
}
