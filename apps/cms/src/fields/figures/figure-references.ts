import type { Locale } from '@beranda/contract';
import { type Figure, formatFigure } from './format-figure.ts';

/** In a text, `{setoran-awal}` stands for the figure of that name. */
const REFERENCE = /\{([a-z0-9]+(?:-[a-z0-9]+)*)\}/g;
/** What a reference shows that names no figure, or one without a value. */
const MISSING = '–';

export function referencesIn(text: string): string[] {
  return [...text.matchAll(REFERENCE)].map(([, name = '']) => name);
}

/**
 * Whether a figure is typed into a text, in which it would have to be typed once more in the other language. Digits that
 * belong to a word, as in MT940, are none.
 */
export function hasTypedFigure(text: string): boolean {
  const words = text.replaceAll(REFERENCE, ' ').match(/[\p{L}\d]+/gu) ?? [];
  return words.some((word) => /^\d+$/.test(word));
}

/** A value with the figures, in the words of a language, wherever one of its texts names them. */
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
  // Texts stay texts, and nothing else is touched.
  return walk(value) as Value;
}
