const PER_ROW = 3;

/** Number of first cards that share a row of two, so that no row of three has a gap. */
export function wideCards(count: number): number {
  const rest = count % PER_ROW;
  if (rest === 0) return 0;
  return rest === 2 ? 2 : Math.min(count, 4);
}
