import type { Range } from '@beranda/contract';

/** A slider has at least this many steps if its range allows. */
const MIN_STEPS = 50;

/**
 * Step of a slider: 1, 2 or 5 times a power of ten, such that minimum, initial value and maximum are on the grid.
 *
 * @param smallest smallest step of the field: 1 for integers.
 */
export function sliderStep({ min, initial, max }: Range, smallest: number): number {
  const isExact = (step: number) => [initial - min, max - min].every((span) => isMultiple(span, step));
  const largest = (max - min) / MIN_STEPS;
  for (let power = 10 ** Math.ceil(Math.log10(Math.max(largest, smallest))); power >= smallest; power /= 10) {
    const step = [5, 2, 1]
      .map((factor) => roundStep(factor * power))
      .find((candidate) => candidate <= largest && candidate >= smallest && isExact(candidate));
    if (step) return step;
  }
  return smallest;
}

function isMultiple(span: number, step: number): boolean {
  const count = span / step;
  return Math.abs(count - Math.round(count)) < 1e-6;
}

/** Rounds: powers of ten below one are not exact in floating point. */
function roundStep(step: number): number {
  return Number(step.toPrecision(1));
}
