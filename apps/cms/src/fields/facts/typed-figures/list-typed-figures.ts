import type { Locale } from '@beranda/contract';
import { FIGURE_PATTERNS, valuesOf } from '#cms/fields/figures/written-figures.ts';
import { type Fact, type FactKind, formatFactValue, valueOn } from '../fact-kinds.ts';
import { FACT_REFERENCE, type Facts } from '../fact-references.ts';
import type { TextUnit } from './text-units.ts';

/** A figure in a text about a fact: the same as its value, or another one. */
export type TypedFigure = { key: string; isSame: boolean; written: string; value: string; sentence: string };

const NUMBER_WORDS = {
  id: 'nol satu dua tiga empat lima enam tujuh delapan sembilan sepuluh sebelas',
  en: 'zero one two three four five six seven eight nine ten eleven twelve',
} as const satisfies Record<Locale, string>;

/** Numbers written as words, besides those in the lists. */
const MORE_WORDS: Record<Locale, Record<string, number>> = {
  id: { 'dua belas': 12, 'empat belas': 14, 'dua puluh': 20, 'tiga puluh': 30, 'enam puluh': 60 },
  en: { fourteen: 14, twenty: 20, thirty: 30, sixty: 60 },
};

const wordsOf = (locale: Locale) => [
  ...Object.entries(MORE_WORDS[locale]),
  ...NUMBER_WORDS[locale].split(' ').map((word, number) => [word, number] as const),
];

/** Words of a unit of time, the longer ones first. */
const UNITS: Record<Locale, Partial<Record<FactKind, string>>> = {
  id: {
    'working-days': 'hari kerja',
    days: 'hari(?! kerja| bursa)',
    years: 'tahun',
    months: 'bulan',
    hours: 'jam',
    minutes: 'menit',
  },
  en: {
    'working-days': 'working days?',
    days: 'days?',
    years: 'years?',
    months: 'months?',
    hours: 'hours?',
    minutes: 'minutes?',
  },
};

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
const alone = (pattern: string, flags = 'giu') =>
  new RegExp(`(?<![\\p{L}\\d])(?:${pattern})(?![\\p{L}\\d])`, flags);

/** Alternatives of each group: `KPR|kredit rumah + tetap`. */
const groupsOf = (words: string) =>
  words.split('+').map((group) => group.split('|').map((one) => one.trim()));

/** Memoized: the same few groups are looked for in each sentence. */
const groupPatterns = new Map<string, RegExp>();

function hasOne(text: string, alternatives: readonly string[]): boolean {
  const key = alternatives.join('|');
  const pattern = groupPatterns.get(key) ?? alone(alternatives.map(escaped).join('|'), 'iu');
  groupPatterns.set(key, pattern);
  return pattern.test(text);
}

type Written = { text: string; amount: number; at: number };

/** Durations: digits or words, followed by the unit. */
function durationsIn(text: string, kind: FactKind, locale: Locale): Written[] {
  const unit = UNITS[locale][kind];
  if (!unit) return [];
  const numbers = wordsOf(locale);
  const pattern = alone(`(?<number>\\d+|${numbers.map(([word]) => word).join('|')})[ -](?:${unit})`);
  return [...text.matchAll(pattern)].map(({ 0: written, groups, index }) => {
    const number = groups?.number?.toLowerCase() ?? '';
    const amount = numbers.find(([word]) => word === number)?.[1] ?? Number(number);
    return { text: written, amount, at: index };
  });
}

/** Figures of a kind, whatever format they are written in. */
function figuresIn(text: string, kind: FactKind, locale: Locale): Written[] {
  const family = kind.split('-')[0];
  return [...text.matchAll(FIGURE_PATTERNS[locale])].flatMap(({ 0: written, groups, index }) => {
    const value = valuesOf({ ...groups }, locale).find(
      (candidate) => candidate.kind.split('-')[0] === family,
    );
    return value ? [{ text: written, amount: value.amount, at: index }] : [];
  });
}

/** Numbers right before the words of the last group, as in `20 kota`. */
function countsIn(text: string, words: readonly string[], locale: Locale): Written[] {
  const numbers = wordsOf(locale);
  const pattern = `(?<number>\\d+|${numbers.map(([word]) => word).join('|')}) (?:${words.map(escaped).join('|')})`;
  return [...text.matchAll(alone(pattern))].map(({ 0: written, groups, index }) => {
    const number = groups?.number?.toLowerCase() ?? '';
    return {
      text: written,
      amount: numbers.find(([word]) => word === number)?.[1] ?? Number(number),
      at: index,
    };
  });
}

function writtenOf(text: string, { kind }: Fact, groups: readonly string[][], locale: Locale): Written[] {
  if (kind === 'number') return countsIn(text, groups.at(-1) ?? [], locale);
  return kind in UNITS.id ? durationsIn(text, kind, locale) : figuresIn(text, kind, locale);
}

/** The part of a sentence between commas and conjunctions that a position is in. */
function clauseAt(sentence: string, at: number): string {
  let start = 0;
  for (const { 0: separator, index } of sentence.matchAll(/[,;:] | dan | and /g)) {
    if (index >= at) return sentence.slice(start, index);
    start = index + separator.length;
  }
  return sentence.slice(start);
}

type Candidate = { fact: Fact; groups: string[][]; amount: number; value: string };

function candidatesFor(
  { context, sentence }: TextUnit,
  facts: Facts,
  locale: Locale,
  today: string,
): Candidate[] {
  return [...facts.values()].flatMap((fact): Candidate[] => {
    const words = fact.words?.[locale];
    const current = valueOn(fact, today);
    if (!words || typeof current?.amount !== 'number') return [];
    const groups = groupsOf(words);
    const [subject = [], ...others] = groups;
    const isAbout = hasOne(`${context} ${sentence}`, subject);
    if (!isAbout || !others.every((group) => hasOne(sentence, group))) return [];
    const value = formatFactValue(current, fact.kind, locale) ?? '';
    return [{ fact, groups, amount: current.amount, value }];
  });
}

/**
 * Figures in sentences about facts. A sentence is about a fact if it has all groups of its words; the first group may be
 * in a title above. Where a sentence is about several facts, each figure belongs to the one of its clause.
 */
export function listTypedFigures(
  units: readonly TextUnit[],
  facts: Facts,
  locale: Locale,
  today: string,
): TypedFigure[] {
  return units.flatMap(({ context, sentence: whole }) => {
    const sentence = whole.replaceAll(FACT_REFERENCE, ' ');
    const candidates = candidatesFor({ context, sentence }, facts, locale, today);
    return candidates.flatMap(({ amount, fact, groups, value }) => {
      const [subject = []] = groups;
      return writtenOf(sentence, fact, groups, locale).flatMap(({ at, text, ...written }) => {
        const clause = clauseAt(sentence, at);
        const isOfOther = candidates.some(
          (other) => other.fact !== fact && hasOne(clause, other.groups[0] ?? []),
        );
        if (isOfOther && !hasOne(clause, subject)) return [];
        return [{ key: fact.key, isSame: written.amount === amount, written: text, value, sentence: whole }];
      });
    });
  });
}
