import type { Correction } from './fund-values.ts';

/** A value that stood for a day: with which sheet it came, since when, and why it replaced the one before it. */
export type HistoryStep = { value: number; sheet: number | null; at: string | null; reason: string | null };

type StoredValue = {
  value: number;
  sheet?: number | { id: number } | null;
  createdAt?: string;
  corrections?: unknown;
};

const idOf = (sheet: StoredValue['sheet']) =>
  typeof sheet === 'object' ? (sheet?.id ?? null) : (sheet ?? null);

/**
 * Every value that was published for a day, the newest first. Each correction keeps what it replaced, and what had come
 * with that, so a value's own time and reason stand in the correction before it.
 */
export function historyOf({ value, sheet, createdAt = '', corrections }: StoredValue): HistoryStep[] {
  // Written by sheets alone, which write nothing else.
  const replaced = (Array.isArray(corrections) ? corrections : []) as Correction[];
  const values = [
    ...replaced.map((one) => ({ value: one.value, sheet: one.sheet })),
    { value, sheet: idOf(sheet) },
  ];
  return values
    .map((one, index): HistoryStep => {
      const { at = createdAt, reason = null } = replaced[index - 1] ?? {};
      return { ...one, at: at || null, reason };
    })
    .reverse();
}
