import { LANGUAGES, type Locale } from '@beranda/contract';

/** The kind of a figure determines its format. */
export const FIGURE_KINDS = [
  'money',
  'money-in-words',
  'money-short',
  'percent',
  'percent-two-decimals',
  'number',
  'year',
  'time',
  'date',
] as const;
export type FigureKind = (typeof FIGURE_KINDS)[number];

/**
 * A shared figure. Money is in rupiah, a percentage as `1.25`, a time of day in hours as `9.5`, a day as
 * `2026-11-20`.
 */
export type Figure = { name: string; kind: FigureKind; amount?: number | null; day?: string | null };

const DURATIONS = {
  years: { id: 'tahun', en: ['year', 'years'] },
  months: { id: 'bulan', en: ['month', 'months'] },
  days: { id: 'hari', en: ['day', 'days'] },
  'working-days': { id: 'hari kerja', en: ['working day', 'working days'] },
  hours: { id: 'jam', en: ['hour', 'hours'] },
  minutes: { id: 'menit', en: ['minute', 'minutes'] },
} as const;
export type DurationKind = keyof typeof DURATIONS;
export const DURATION_KINDS = Object.keys(DURATIONS) as DurationKind[];

/** The site's formats: British conventions in English. */
const CURRENCY = { id: 'Rp', en: 'IDR ' } as const satisfies Record<Locale, string>;

type Scale = { from: number; words: Partial<Record<Locale, string>>; short: Partial<Record<Locale, string>> };

const SCALES: readonly Scale[] = [
  { from: 1e12, words: { id: ' triliun', en: ' trillion' }, short: { id: ' T', en: ' tn' } },
  { from: 1e9, words: { id: ' miliar', en: ' billion' }, short: { id: ' M', en: ' bn' } },
  { from: 1e6, words: { id: ' juta', en: ' million' }, short: { id: ' jt', en: ' m' } },
  // English has no word for thousands.
  { from: 1e3, words: { id: ' ribu' }, short: { id: ' rb' } },
];

const number = (value: number, locale: Locale, options: Intl.NumberFormatOptions = {}) =>
  new Intl.NumberFormat(LANGUAGES[locale].format, { maximumFractionDigits: 6, ...options }).format(value);

function scaledMoney(amount: number, locale: Locale, size: 'words' | 'short'): string {
  const scale = SCALES.find(({ from }) => amount >= from);
  const word = scale?.[size][locale];
  if (!scale || !word) return CURRENCY[locale] + number(amount, locale);
  return CURRENCY[locale] + number(amount / scale.from, locale) + word;
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** `09.00` in Indonesian, `09:00` in English. */
function timeText(hours: number, locale: Locale): string {
  const hour = Math.floor(hours);
  const minute = Math.round((hours - hour) * 60);
  return `${twoDigits(hour)}${LANGUAGES[locale].timeSeparator}${twoDigits(minute)}`;
}

function dayText(day: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(LANGUAGES[locale].format, { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${day}T00:00:00Z`));
}

/** Formats a figure for a language; null without a value. */
export function formatFigure({ kind, amount, day }: Omit<Figure, 'name'>, locale: Locale): string | null {
  if (kind === 'date') return day ? dayText(day, locale) : null;
  if (typeof amount !== 'number') return null;
  if (kind === 'money') return CURRENCY[locale] + number(amount, locale);
  if (kind === 'money-in-words') return scaledMoney(amount, locale, 'words');
  if (kind === 'money-short') return scaledMoney(amount, locale, 'short');
  if (kind === 'time') return timeText(amount, locale);
  if (kind === 'percent-two-decimals') return `${number(amount, locale, { minimumFractionDigits: 2 })}%`;
  if (kind === 'percent') return `${number(amount, locale)}%`;
  return number(amount, locale, { useGrouping: kind !== 'year' });
}

/** Formats a duration, such as `3 tahun` or `3 years`. */
export function formatDuration(kind: DurationKind, amount: number, locale: Locale): string {
  const { id, en } = DURATIONS[kind];
  const [one, many] = en;
  return `${number(amount, locale)} ${locale === 'id' ? id : amount === 1 ? one : many}`;
}
