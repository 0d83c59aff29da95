/**
 * Downsamples a line by min/max per bucket: keeps the first, the last, and the lowest and highest value of each
 * bucket, so that no extreme is lost.
 *
 * @param maxPoints at least 4.
 * @returns indexes in order; all of them if there are no more than `maxPoints`.
 */
export function downsample(values: readonly number[], maxPoints: number): number[] {
  const last = values.length - 1;
  if (values.length <= maxPoints) return values.map((_, index) => index);
  const stretches = Math.floor((maxPoints - 2) / 2);
  const indexes = new Set([0]);
  for (let stretch = 0; stretch < stretches; stretch++) {
    const start = 1 + Math.floor((stretch * (last - 1)) / stretches);
    const end = 1 + Math.floor(((stretch + 1) * (last - 1)) / stretches);
    let lowest = start;
    let highest = start;
    for (let index = start; index < end; index++) {
      if (at(values, index) < at(values, lowest)) lowest = index;
      if (at(values, index) > at(values, highest)) highest = index;
    }
    indexes.add(Math.min(lowest, highest)).add(Math.max(lowest, highest));
  }
  return [...indexes.add(last)];
}

function at(values: readonly number[], index: number): number {
  return values[index] ?? Number.NaN;
}
