import type { Locale } from '@beranda/contract';
import { type Figure, type FigureKind, formatFigure } from '#cms/fields/figures/format-figure.ts';
import { slugOf } from '#cms/fields/slug.ts';

type Value = { kind: FigureKind; amount: number };
type Token = Value & { text: string; at: number };

/** Figure formats in the demonstration texts. */
const PATTERNS = {
  id: /(?<![\p{L}\d])(?:(?<time>\d{2}\.\d{2})|(?<currency>Rp)?(?<digits>\d{1,3}(?:\.\d{3})+(?:,\d+)?|\d+(?:,\d+)?)(?:(?<percent>%)| (?<scale>ribu|juta|miliar|triliun|M)(?!\p{L}))?)(?![\p{L}\d])/gu,
  en: /(?<![\p{L}\d])(?:(?<time>\d{1,2}(?:\.\d{2})? [ap]m)|(?<currency>IDR )?(?<digits>\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)(?:(?<percent>%)| (?<scale>million|billion|trillion|bn)(?!\p{L}))?)(?![\p{L}\d])/gu,
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

function hoursOf(time: string, locale: Locale): number {
  const [hour = 0, minute = 0] = (time.match(/\d+/g) ?? []).map(Number);
  const isAfternoon = locale === 'en' && time.endsWith('pm') && hour < 12;
  return hour + (isAfternoon ? 12 : 0) + minute / 60;
}

/** The possible values of a written figure. */
function valuesOf(groups: Record<string, string | undefined>, locale: Locale): Value[] {
  const { currency, digits = '', percent, scale, time } = groups;
  if (time) return [{ kind: 'time', amount: hoursOf(time, locale) }];
  const amount = numberOf(digits, locale) * (scale ? (SCALES[scale] ?? 1) : 1);
  const kinds: FigureKind[] = currency
    ? ['money', 'money-in-words', 'money-short']
    : percent
      ? ['percent', 'percent-two-decimals']
      : ['number', 'year'];
  return kinds.map((kind) => ({ kind, amount: Math.round(amount * 1e6) / 1e6 }));
}

/** The figures of a text, each with all kinds that have the same format. */
function tokensIn(text: string, locale: Locale): Token[][] {
  return [...text.matchAll(PATTERNS[locale])].map(({ 0: written, groups, index }) => {
    const fitting = valuesOf({ ...groups }, locale).filter(
      (value) => formatFigure(value, locale) === written,
    );
    if (fitting.length === 0) throw new Error(`“${written}” in “${text}” is written in a way of its own.`);
    return fitting.map((value) => ({ ...value, text: written, at: index }));
  });
}

/** The figure of a text that consists of nothing else. */
export function figureOf(text: string, locale: Locale): Value {
  const [[value] = [], ...others] = tokensIn(text, locale);
  if (!value || value.text !== text || others.length > 0) throw new Error(`“${text}” is not one figure.`);
  return { kind: value.kind, amount: value.amount };
}

const isSame = (one: Value, other: Value) => one.kind === other.kind && one.amount === other.amount;

type Placed = { token: Token; name: string };

function withReferences(text: string, placed: readonly Placed[]): string {
  return placed
    .toSorted((one, other) => other.token.at - one.token.at)
    .reduce((rest, { name, token }) => {
      return `${rest.slice(0, token.at)}{${name}}${rest.slice(token.at + token.text.length)}`;
    }, text);
}

/**
 * Extracts the figures of an item from its texts in both languages and replaces them with references. Rejects
 * texts whose figures differ, to guarantee consistent content.
 */
export function sharedFigures() {
  const figures: Figure[] = [];

  /** The name of a figure; equal values with the same subject share it. */
  function nameOf(base: string, value: Value): string {
    for (let count = 1; ; count++) {
      const name = count === 1 ? base : `${base}-${count}`;
      const known = figures.find((figure) => figure.name === name);
      if (!known) figures.push({ name, ...value });
      if (!known || isSame({ kind: known.kind, amount: known.amount ?? 0 }, value)) return name;
    }
  }

  /** @param about the subject, used in the names. */
  function share(about: string, id: string, en: string | null): { id: string; en: string | null } {
    const base = slugOf(about.replaceAll(PATTERNS.id, '')) || 'angka';
    const english = en === null ? null : tokensIn(en, 'en');
    const placed: Record<Locale, Placed[]> = { id: [], en: [] };
    for (const candidates of tokensIn(id, 'id')) {
      const [first] = candidates;
      if (!first) continue;
      const index = english?.findIndex((others) =>
        others.some((one) => candidates.some((own) => isSame(own, one))),
      );
      const translated = index === undefined ? undefined : english?.splice(index, 1)[0];
      if (english && (index === -1 || !translated))
        throw new Error(`“${first.text}” in “${id}” is not in “${en}”.`);
      const value =
        candidates.find((own) => !translated || translated.some((one) => isSame(own, one))) ?? first;
      const name = nameOf(base, { kind: value.kind, amount: value.amount });
      placed.id.push({ token: value, name });
      const other = translated?.find((one) => isSame(one, value));
      if (other) placed.en.push({ token: other, name });
    }
    const [left] = english?.[0] ?? [];
    if (left) throw new Error(`“${left.text}” in “${en}” is not in “${id}”.`);
    return { id: withReferences(id, placed.id), en: en === null ? null : withReferences(en, placed.en) };
  }

  return { figures, share };
}
