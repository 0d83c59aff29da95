import type { Range } from '@beranda/contract';

/** A range that starts at a value, such as the product's own rate, and includes it. */
export function rangeStartingAt(range: Range, value: number | null): Range {
  if (value === null) return range;
  return { min: Math.min(range.min, value), initial: value, max: Math.max(range.max, value) };
}
