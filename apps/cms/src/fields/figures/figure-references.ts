import type { Locale } from '@beranda/contract';
import { FACT_REFERENCE } from '#cms/fields/facts/fact-references.ts';
import { type Figure, formatFigure } from './format-figure.ts';

/** `{setoran-awal}` in a text refers to the figure of that name. */
const REFERENCE = /\{([a-z0-9]+(?:-[a-z0-9]+)*)\}/g;
/** Shown for references to unknown or empty figures. */
const MISSING = '–';

export function referencesIn(text: string): string[] {
  return [...text.matchAll(REFERENCE)].map(([, name = '']) => name);
}

/**
 * Whether a text contains literal figures, which would have to be maintained per language. Digits inside
 * words, as in MT940, do not count.
 */
export function hasTypedFigure(text: string): boolean {
  const words =
    text
      .replaceAll(REFERENCE, ' ')
      .replaceAll(FACT_REFERENCE, ' ')
      .match(/[\p{L}\d]+/gu) ?? [];
  return words.some((word) => /^\d+$/.test(word));
}

/** Replaces figure references in all texts of a value. */
export function withFigures<Value>(
  value: Value,
  figures: readonly Figure[] | null | undefined,
  locale: Locale,
): Value {
  const byName = new Map((figures ?? []).map((figure) => [figure.name, figure]));
  const textOf = (name: string) => {
    const figure = byName.get(name);
    return (figure && formatFigure(figure, locale)) ?? MISSING;
  };
  const walk = (one: unknown): unknown => {
    if (typeof one === 'string') return one.replaceAll(REFERENCE, (_, name: string) => textOf(name));
    if (Array.isArray(one)) return one.map(walk);
    if (typeof one !== 'object' || one === null) return one;
    return Object.fromEntries(Object.entries(one).map(([key, entry]) => [key, walk(entry)]));
  };
  // Safe cast: only texts change.
  return walk(value) as Value;
}
