/** Index of the row nearest to a position (percent of the plot); 0 if there is none. */
export function nearestRow(rows: readonly { at: number }[], position: number): number {
  let nearest = 0;
  let minDistance = Number.POSITIVE_INFINITY;
  for (const [index, { at }] of rows.entries()) {
    const distance = Math.abs(at - position);
    if (distance >= minDistance) continue;
    nearest = index;
    minDistance = distance;
  }
  return nearest;
}

/** Index of the row that a key moves to, with the keys of a slider; undefined for other keys. */
export function rowByKey(key: string, from: number, count: number): number | undefined {
  const last = count - 1;
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return Math.max(from - 1, 0);
    case 'ArrowRight':
    case 'ArrowUp':
      return Math.min(from + 1, last);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}
