import type { Locale } from '@beranda/contract';
import type { FigureKind } from './format-figure.ts';

/** A possible meaning of a written figure. */
export type Value = { kind: FigureKind; amount: number };

/** How each language writes figures. */
export const FIGURE_PATTERNS = {
  id: /(?<![\p{L}\d])(?:(?<time>\d{2}\.\d{2})|(?<currency>Rp)?(?<digits>\d{1,3}(?:\.\d{3})+(?:,\d+)?|\d+(?:,\d+)?)(?:(?<percent>%)| (?<scale>ribu|juta|miliar|triliun|M)(?!\p{L}))?)(?![\p{L}\d])/gu,
  en: /(?<![\p{L}\d])(?:(?<time>\d{1,2}:\d{2})|(?<currency>IDR )?(?<digits>\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)(?:(?<percent>%)| (?<scale>million|billion|trillion|bn)(?!\p{L}))?)(?![\p{L}\d])/gu,
} as const satisfies Record<Locale, RegExp>;

const SCALES: Record<string, number> = {
  ribu: 1e3,
  juta: 1e6,
  million: 1e6,
  miliar: 1e9,
  billion: 1e9,
  M: 1e9,
  bn: 1e9,
  triliun: 1e12,
  trillion: 1e12,
};

const PLAIN = { id: ['.', ','], en: [',', '.'] } as const satisfies Record<Locale, readonly [string, string]>;

function numberOf(digits: string, locale: Locale): number {
  const [group, decimal] = PLAIN[locale];
  return Number(digits.replaceAll(group, '').replace(decimal, '.'));
}

function hoursOf(time: string): number {
  const [hour = 0, minute = 0] = (time.match(/\d+/g) ?? []).map(Number);
  return hour + minute / 60;
}

/** The possible values of a written figure, by the groups of its pattern. */
export function valuesOf(groups: Record<string, string | undefined>, locale: Locale): Value[] {
  const { currency, digits = '', percent, scale, time } = groups;
  if (time) return [{ kind: 'time', amount: hoursOf(time) }];
  const amount = numberOf(digits, locale) * (scale ? (SCALES[scale] ?? 1) : 1);
  const kinds: FigureKind[] = currency
    ? ['money', 'money-in-words', 'money-short']
    : percent
      ? ['percent', 'percent-two-decimals']
      : ['number', 'year'];
  return kinds.map((kind) => ({ kind, amount: Math.round(amount * 1e6) / 1e6 }));
}
