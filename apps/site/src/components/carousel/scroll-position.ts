/** Metrics of a horizontally scrolling row, in pixels. */
export type ScrollMetrics = {
  /** Scroll offset. */
  left: number;
  /** Visible width. */
  width: number;
  /** Total width. */
  total: number;
  items: { start: number; end: number }[];
};

/** Item sizes are fractional, scroll positions may be rounded. */
const TOLERANCE = 2;

/** The items whose centre is visible, and whether the row is at its ends. */
export function scrollPosition({ left, width, total, items }: ScrollMetrics) {
  return {
    visible: items.map(({ start, end }) => {
      const middle = (start + end) / 2;
      return middle > left && middle < left + width;
    }),
    isAtStart: left <= TOLERANCE,
    isAtEnd: left + width >= total - TOLERANCE,
  };
}

/** Scroll offset of the next step: the first item that is not fully visible comes first. */
export function nextStop({ left, width, items }: ScrollMetrics): number {
  const next = items.find(({ start, end }) => start > left + TOLERANCE && end > left + width + TOLERANCE);
  return next?.start ?? items.at(-1)?.start ?? 0;
}

/** Scroll offset of the previous step: as many items as fit before the first fully visible one. */
export function previousStop({ left, width, items }: ScrollMetrics): number {
  const before = items.filter(({ start }) => start < left - TOLERANCE);
  const last = before.at(-1);
  if (!last) return 0;
  const first = before.find(({ start }) => last.end - start <= width + TOLERANCE);
  return (first ?? last).start;
}
