/** Places in percent of the plot's width and height, so that a drawing of them fits any size. `y` is from the top. */
export type StackedBars = {
  bars: { x: number; width: number; parts: { y: number; height: number }[] }[];
  /** Where lines of round values go, from zero up. */
  ticks: { y: number; value: number }[];
};

/** How much of its place a bar takes; the rest is the gap to the next. */
const BAR_SHARE = 0.72;
const MAX_TICKS = 5;
/** Where a few bars would be broad slabs, they are as broad as those of so many. */
const MIN_SLOTS = 6;

/** The smallest of 1, 2 and 5 times a power of ten that is not less. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return ([1, 2, 5].find((factor) => factor * power >= least) ?? 10) * power;
}

/**
 * Lays out bars whose parts stand on one another, the first part of each at the bottom.
 *
 * @param stacks the parts of each bar, zero or positive.
 */
export function layOutStackedBars(stacks: readonly (readonly number[])[]): StackedBars {
  const highest = Math.max(0, ...stacks.map((parts) => parts.reduce((sum, part) => sum + part, 0)));
  const step = highest > 0 ? roundStep(highest / (MAX_TICKS - 1)) : 1;
  const steps = Math.max(1, Math.ceil(highest / step));
  const top = step * steps;
  const places = Math.max(stacks.length, MIN_SLOTS);
  const place = 100 / places;
  const start = ((places - stacks.length) / 2) * place;
  return {
    bars: stacks.map((parts, index) => {
      let below = 0;
      return {
        x: roundPercent(start + (index + (1 - BAR_SHARE) / 2) * place),
        width: roundPercent(place * BAR_SHARE),
        parts: parts.map((part) => {
          below += part;
          return { y: roundPercent(100 - (below / top) * 100), height: roundPercent((part / top) * 100) };
        }),
      };
    }),
    ticks: Array.from({ length: steps + 1 }, (_, index) => ({
      y: roundPercent(100 - (index / steps) * 100),
      value: index * step,
    })),
  };
}

/** Finer than any screen, and short in the document. */
function roundPercent(percent: number): number {
  return Math.round(percent * 1000) / 1000;
}

/** Which bars get a label below them: the first, and then each so many that labels do not meet. */
export function isLabelled(index: number, bars: number): boolean {
  const every = [1, 2, 3, 5, 6, 10, 12].find((step) => bars / step <= 7) ?? 20;
  return index === 0 || ((index + 1) % every === 0 && (every > 1 || bars <= 7));
}
