import type { Range } from '@beranda/contract';

/** A slider has at least so many places to rest at, where its field has as many values. */
const MIN_STEPS = 50;

/**
 * The step of a slider: 1, 2 or 5 times a power of ten, so that it stops at round values and at the first, the
 * smallest and the largest one.
 *
 * @param smallest the smallest step that the field can follow: 1 where it takes whole numbers only.
 */
export function sliderStep({ least, initial, most }: Range, smallest: number): number {
  const reaches = (step: number) => [initial - least, most - least].every((span) => isMultiple(span, step));
  const largest = (most - least) / MIN_STEPS;
  for (let power = 10 ** Math.ceil(Math.log10(Math.max(largest, smallest))); power >= smallest; power /= 10) {
    const step = [5, 2, 1]
      .map((factor) => roundStep(factor * power))
      .find((candidate) => candidate <= largest && candidate >= smallest && reaches(candidate));
    if (step) return step;
  }
  return smallest;
}

function isMultiple(span: number, step: number): boolean {
  const count = span / step;
  return Math.abs(count - Math.round(count)) < 1e-6;
}

/** Powers of ten below one are not exact. */
function roundStep(step: number): number {
  return Number(step.toPrecision(1));
}
