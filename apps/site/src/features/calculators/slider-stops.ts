/** From this ratio of the largest to the smallest amount on, stops are spaced by ratio instead of by difference. */
const WIDE = 20;
/** Decades below the largest amount that a slider from zero covers. */
const DECADES = 4;

/** First and last leading number, and the step between those: about a twentieth of the amount. */
const STEPS = [
  [10, 20, 1],
  [20, 50, 2],
  [50, 100, 5],
] as const;

/**
 * The amounts at which a slider stops: the limits, and between them round amounts in equal ratio, so that the small ones
 * have as much room as the large ones. Null for a narrow range, whose amounts are in equal distance.
 *
 * @param min smallest amount, 0 or more
 */
export function sliderStops(min: number, max: number): number[] | null {
  if (max < WIDE * min || max < WIDE) return null;
  const stops = [min];
  const first = Math.floor(Math.log10(Math.max(min, max / 10 ** DECADES, 10))) - 1;
  for (let power = 10 ** Math.max(first, 0); 10 * power < max; power *= 10) {
    for (const [from, to, step] of STEPS) {
      for (let leading = from; leading < to; leading += step) {
        const amount = leading * power;
        if (amount > min && amount < max) stops.push(amount);
      }
    }
  }
  stops.push(max);
  return stops;
}

/** Number of the stop that is closest to an amount. */
export function closestStop(stops: readonly number[], amount: number): number {
  const above = stops.findIndex((stop) => stop >= amount);
  if (above < 0) return stops.length - 1;
  const [before = 0, after = 0] = [stops[above - 1], stops[above]];
  return above > 0 && amount - before < after - amount ? above - 1 : above;
}
