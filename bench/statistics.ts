/** The median; of an even number of values the mean of the two middle ones. */
export function getMedian(values: readonly number[]): number {
  if (values.length === 0) throw new RangeError('There is no median of nothing');
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] as number;
  return Number.isInteger(middle) ? ((sorted[middle - 1] as number) + upper) / 2 : upper;
}

/** The value that `percent` of the values do not exceed (nearest rank). */
export function getPercentile(values: readonly number[], percent: number): number {
  if (values.length === 0) throw new RangeError('There is no percentile of nothing');
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] as number;
}
