/** Positions of a bar in percent of the plot's size, from its upper left corner. */
export type Bar = { x: number; width: number; y: number; height: number };

export type BarLayout = {
  /** The bars of each group; null where there is no value. */
  groups: { center: number; bars: (Bar | null)[] }[];
  /** From zero up, at round values. */
  ticks: { y: number; value: number }[];
};

const MAX_STEPS = 4;
/** Share of the width of a group that its bars take; the rest is the gap. */
const FILLED = 0.74;

/** The smallest whole number of 1, 2 or 5 times a power of ten that is at least `least`. */
function roundStep(min: number): number {
  for (let power = 1; ; power *= 10)
    for (const factor of [1, 2, 5]) if (factor * power >= min) return factor * power;
}

/** Rounded to keep the markup short. */
const round = (percent: number) => Math.round(percent * 100) / 100;

/**
 * Computes bars in groups of equal width.
 *
 * @param groups the values of each group, zero or positive; as many in each.
 * @param top the value of the upper edge. Default: a round one above all values.
 */
export function layOutBars(groups: readonly (readonly (number | null)[])[], top?: number): BarLayout {
  const highest = Math.max(1, ...groups.flat().map((value) => value ?? 0));
  const step = top === undefined ? roundStep(highest / MAX_STEPS) : top / MAX_STEPS;
  const steps = top === undefined ? Math.ceil(highest / step) : MAX_STEPS;
  const groupWidth = 100 / groups.length;
  return {
    groups: groups.map((values, group) => {
      const width = (groupWidth * FILLED) / values.length;
      const start = (group + (1 - FILLED) / 2) * groupWidth;
      return {
        center: round((group + 0.5) * groupWidth),
        bars: values.map((value, index) => {
          if (value === null) return null;
          const height = round((value / (step * steps)) * 100);
          return { x: round(start + index * width), width: round(width), y: 100 - height, height };
        }),
      };
    }),
    ticks: Array.from({ length: steps + 1 }, (_, index) => ({
      y: round(100 - (index / steps) * 100),
      value: index * step,
    })),
  };
}
