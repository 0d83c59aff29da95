import type { Locale } from '@beranda/contract';
import { type Figure, formatFigure } from '#cms/fields/figures/format-figure.ts';
import { FIGURE_PATTERNS, type Value, valuesOf } from '#cms/fields/figures/written-figures.ts';
import { slugOf } from '#cms/fields/slug.ts';

type Token = Value & { text: string; at: number };

/** The figures of a text, each with all kinds that have the same format. */
function tokensIn(text: string, locale: Locale): Token[][] {
  return [...text.matchAll(FIGURE_PATTERNS[locale])].map(({ 0: written, groups, index }) => {
    const fitting = valuesOf({ ...groups }, locale).filter(
      (value) => formatFigure(value, locale) === written,
    );
    if (fitting.length === 0)
      throw new Error(`“${written}” in “${text}” has a format that no shared figure has.`);
    return fitting.map((value) => ({ ...value, text: written, at: index }));
  });
}

/** The figure of a text that consists of nothing else. */
export function figureOf(text: string, locale: Locale): Value {
  const [[value] = [], ...others] = tokensIn(text, locale);
  if (!value || value.text !== text || others.length > 0) throw new Error(`“${text}” is not one figure.`);
  return { kind: value.kind, amount: value.amount };
}

const isSame = (a: Value, b: Value) => a.kind === b.kind && a.amount === b.amount;

type Placed = { token: Token; name: string };

function withReferences(text: string, placed: readonly Placed[]): string {
  return placed
    .toSorted((a, b) => b.token.at - a.token.at)
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
    const base = slugOf(about.replaceAll(FIGURE_PATTERNS.id, '')) || 'angka';
    const english = en === null ? null : tokensIn(en, 'en');
    const placed: Record<Locale, Placed[]> = { id: [], en: [] };
    for (const candidates of tokensIn(id, 'id')) {
      const [first] = candidates;
      if (!first) continue;
      const index = english?.findIndex((others) =>
        others.some((candidate) => candidates.some((own) => isSame(own, candidate))),
      );
      const translated = index === undefined ? undefined : english?.splice(index, 1)[0];
      if (english && (index === -1 || !translated))
        throw new Error(`“${first.text}” in “${id}” is not in “${en}”.`);
      const value =
        candidates.find((own) => !translated || translated.some((candidate) => isSame(own, candidate))) ??
        first;
      const name = nameOf(base, { kind: value.kind, amount: value.amount });
      placed.id.push({ token: value, name });
      const other = translated?.find((candidate) => isSame(candidate, value));
      if (other) placed.en.push({ token: other, name });
    }
    const [left] = english?.[0] ?? [];
    if (left) throw new Error(`“${left.text}” in “${en}” is not in “${id}”.`);
    return { id: withReferences(id, placed.id), en: en === null ? null : withReferences(en, placed.en) };
  }

  return { figures, share };
}
