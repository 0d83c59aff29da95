import { LANGUAGES } from '@beranda/contract';
import { userLocale } from '#cms/i18n/bilingual.ts';

/** Shown for a number that does not exist, such as a median of nothing. */
export const NO_FIGURE = '–';

/** How the dashboard writes numbers and months in the user's language. */
export function figureFormats(language: string | undefined) {
  const { format } = LANGUAGES[userLocale(language)];
  const numbers = new Intl.NumberFormat(format, { maximumFractionDigits: 1 });
  const percent = new Intl.NumberFormat(format, { style: 'percent', maximumFractionDigits: 0 });
  const monthFormat = (month: 'long' | 'short', year?: 'numeric') => {
    const formatter = new Intl.DateTimeFormat(format, { month, ...(year ? { year } : {}), timeZone: 'UTC' });
    return (value: string) => formatter.format(new Date(`${value}-01T00:00:00Z`));
  };
  const orNone = (formatter: Intl.NumberFormat) => (value: number | null) =>
    value === null ? NO_FIGURE : formatter.format(value);
  return {
    number: orNone(numbers),
    percent: orNone(percent),
    /** As `November 2026`. */
    month: monthFormat('long', 'numeric'),
    /** As `Nov`. */
    shortMonth: monthFormat('short'),
  };
}

export type FigureFormats = ReturnType<typeof figureFormats>;
