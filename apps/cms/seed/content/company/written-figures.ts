/** Figures and dates as Indonesian reports write them. */

const whole = new Intl.NumberFormat('id-ID');
const twoDecimals = new Intl.NumberFormat('id-ID', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const oneDecimal = new Intl.NumberFormat('id-ID', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** In millions of rupiah; what is deducted stands in brackets. */
export const amount = (value: number) => (value < 0 ? `(${whole.format(-value)})` : whole.format(value));

export const count = (value: number) => whole.format(value);

export const ratio = (value: number) => twoDecimals.format(value);

export const share = (value: number) => `${oneDecimal.format(value)}%`;

/** Millions as “Rp18,42 triliun”. */
export const trillions = (millions: number) => `Rp${twoDecimals.format(millions / 1_000_000)} triliun`;

/** Millions as “Rp214 miliar”. */
export const billions = (millions: number) => `Rp${whole.format(Math.round(millions / 1_000))} miliar`;

/** The change from one amount to another: “naik 11,2%”. */
export function changeOf(before: number, after: number): string {
  const change = ((after - before) / before) * 100;
  return `${change < 0 ? 'turun' : 'naik'} ${share(Math.abs(change))}`;
}

type DateLocale = 'id-ID' | 'en-GB';

/** Formatters are kept: to create one takes longer than to draw a line of text. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function written(locale: DateLocale, options: Intl.DateTimeFormatOptions, date: string): string {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formatters.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  formatters.set(key, known);
  return known.format(new Date(`${date}T00:00:00Z`));
}

export const dayIn = (locale: DateLocale, date: string, month: 'long' | 'short' = 'long') =>
  written(locale, { day: 'numeric', month, year: 'numeric' }, date);

export const monthOf = (locale: DateLocale, date: string) =>
  written(locale, { month: 'long', year: 'numeric' }, date);

/** “Sep 26”, below a chart. */
export const monthIn = (date: string) => written('id-ID', { month: 'short', year: '2-digit' }, date);
