/** Positions in percent of the plot's size. `y` is from the top. */
type StackedBars = {
  bars: { x: number; width: number; parts: { y: number; height: number }[] }[];
  /** Ticks at round values, from zero up. */
  ticks: { y: number; value: number }[];
};

/** Share of its slot that a bar takes; the rest is the gap. */
const BAR_SHARE = 0.72;
const MAX_TICKS = 5;
/** Share of a step by which a bar may pass the top line: rounded instalments exceed a round sum by a little. */
const OVERSHOOT = 0.02;
/** Fewer bars than this keep the width of that many. */
const MIN_SLOTS = 6;

/** The smallest of 1, 2 and 5 times a power of ten that is at least `min`. */
function roundStep(min: number): number {
  const power = 10 ** Math.floor(Math.log10(min));
  return ([1, 2, 5].find((factor) => factor * power >= min) ?? 10) * power;
}

/**
 * Computes stacked bars, the first part at the bottom.
 *
 * @param stacks the parts of each bar, zero or positive.
 */
export function layOutStackedBars(stacks: readonly (readonly number[])[]): StackedBars {
  const highest = Math.max(0, ...stacks.map((parts) => parts.reduce((sum, part) => sum + part, 0)));
  const step = highest > 0 ? roundStep(highest / (MAX_TICKS - 1)) : 1;
  const steps = Math.max(1, Math.ceil(highest / step - OVERSHOOT));
  const top = step * steps;
  const slots = Math.max(stacks.length, MIN_SLOTS);
  const slotWidth = 100 / slots;
  const start = ((slots - stacks.length) / 2) * slotWidth;
  return {
    bars: stacks.map((parts, index) => {
      let below = 0;
      return {
        x: roundPercent(start + (index + (1 - BAR_SHARE) / 2) * slotWidth),
        width: roundPercent(slotWidth * BAR_SHARE),
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

/** Rounded to keep the markup short. */
function roundPercent(percent: number): number {
  return Math.round(percent * 1000) / 1000;
}

/** Whether a bar has a label: every n-th one, so that labels do not overlap. */
export function isLabelled(index: number, bars: number): boolean {
  const every = [1, 2, 3, 5, 6, 10, 12].find((step) => bars / step <= 7) ?? 20;
  return index === 0 || ((index + 1) % every === 0 && (every > 1 || bars <= 7));
}
