import type { Locale } from '@beranda/contract';
import {
  DURATION_KINDS,
  type DurationKind,
  FIGURE_KINDS,
  type FigureKind,
  formatDuration,
  formatFigure,
} from '#cms/fields/figures/format-figure.ts';

/** What a fact can be: a figure, a duration, or a text such as a name. */
export const FACT_KINDS = [...FIGURE_KINDS, ...DURATION_KINDS, 'text'] as const;
export type FactKind = FigureKind | DurationKind | 'text';

/** A value in its period, in days of Jakarta; an empty end is open. */
export type FactValue = {
  amount?: number | null;
  day?: string | null;
  text?: Partial<Record<Locale, string | null>> | null;
  validFrom: string;
  validUntil?: string | null;
};

/** A figure or name that is kept once for the whole bank. */
export type Fact = {
  key: string;
  kind: FactKind;
  values: readonly FactValue[];
  /** Words by which a sentence about the fact is recognised; see `check/typed-figures.ts`. */
  words?: Partial<Record<Locale, string | null>> | null;
};

export const isFactKind = (kind: string): kind is FactKind =>
  (FACT_KINDS as readonly string[]).includes(kind);
const isDuration = (kind: FactKind): kind is DurationKind =>
  (DURATION_KINDS as readonly string[]).includes(kind);

/** The value in force on a day: of those whose period includes it, the one that began last. */
export function valueOn<Value extends Pick<FactValue, 'validFrom' | 'validUntil'>>(
  { values }: { values: readonly Value[] },
  today: string,
): Value | null {
  const current = values.filter(
    ({ validFrom, validUntil }) => validFrom <= today && (!validUntil || today <= validUntil),
  );
  return current.toSorted((a, b) => (a.validFrom < b.validFrom ? 1 : -1))[0] ?? null;
}

/** The value as a language writes it; null if it has none of this kind. */
export function formatFactValue(
  { amount, day, text }: Omit<FactValue, 'validFrom'>,
  kind: FactKind,
  locale: Locale,
): string | null {
  if (kind === 'text') return text?.[locale]?.trim() || text?.id?.trim() || null;
  if (!isDuration(kind)) return formatFigure({ kind, amount: amount ?? null, day: day ?? null }, locale);
  return typeof amount === 'number' ? formatDuration(kind, amount, locale) : null;
}
