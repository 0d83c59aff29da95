/**
 * Which values a line keeps so that it looks the same with fewer: the first, the last, and of each stretch between
 * them the lowest and the highest, so that no extreme is lost.
 *
 * @param maxPoints how many values may stay; at least 4.
 * @returns their indexes, in order; all of them where there are no more than `most`.
 */
export function downsample(values: readonly number[], maxPoints: number): number[] {
  const last = values.length - 1;
  if (values.length <= maxPoints) return values.map((_, index) => index);
  const stretches = Math.floor((maxPoints - 2) / 2);
  const kept = new Set([0]);
  for (let stretch = 0; stretch < stretches; stretch++) {
    const start = 1 + Math.floor((stretch * (last - 1)) / stretches);
    const end = 1 + Math.floor(((stretch + 1) * (last - 1)) / stretches);
    let lowest = start;
    let highest = start;
    for (let index = start; index < end; index++) {
      if (at(values, index) < at(values, lowest)) lowest = index;
      if (at(values, index) > at(values, highest)) highest = index;
    }
    kept.add(Math.min(lowest, highest)).add(Math.max(lowest, highest));
  }
  return [...kept.add(last)];
}

function at(values: readonly number[], index: number): number {
  return values[index] ?? Number.NaN;
}
