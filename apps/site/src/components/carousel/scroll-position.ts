/** What can be seen of a row that scrolls sideways: its part that shows, and where its items lie, in pixels. */
export type ScrollMetrics = {
  /** How far it is scrolled. */
  left: number;
  /** How much of it shows. */
  width: number;
  /** How long it is. */
  total: number;
  items: { start: number; end: number }[];
};

/** Sizes are fractions of pixels, scroll positions are not always. */
const TOLERANCE = 2;

/** The items whose middle shows, and whether the row is at its ends. */
export function scrollPosition({ left, width, total, items }: ScrollMetrics) {
  return {
    shown: items.map(({ start, end }) => {
      const middle = (start + end) / 2;
      return middle > left && middle < left + width;
    }),
    isAtStart: left <= TOLERANCE,
    isAtEnd: left + width >= total - TOLERANCE,
  };
}

/** Where to scroll to go on: the first item that is not wholly there yet comes first. */
export function nextStop({ left, width, items }: ScrollMetrics): number {
  const next = items.find(({ start, end }) => start > left + TOLERANCE && end > left + width + TOLERANCE);
  return next?.start ?? items.at(-1)?.start ?? 0;
}

/** Where to scroll to go back: as many items as fit before the first one that is wholly there. */
export function previousStop({ left, width, items }: ScrollMetrics): number {
  const before = items.filter(({ start }) => start < left - TOLERANCE);
  const last = before.at(-1);
  if (!last) return 0;
  const first = before.find(({ start }) => last.end - start <= width + TOLERANCE);
  return (first ?? last).start;
}
