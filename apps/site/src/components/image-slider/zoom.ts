/** Zoom levels: picture width in multiples of the frame; each has a class in the style sheet. */
const ZOOM_LEVELS = [1, 1.5, 2, 3, 4] as const;

type Zoom = (typeof ZOOM_LEVELS)[number];

/** The next zoom level; undefined at the end. `current` need not be a level. */
export function nextZoom(current: number, direction: 'in' | 'out'): Zoom | undefined {
  return direction === 'in'
    ? ZOOM_LEVELS.find((zoom) => zoom > current * 1.01)
    : ZOOM_LEVELS.findLast((zoom) => zoom < current / 1.01);
}

/** Scroll offset that keeps the frame's centre when the picture grows by `factor`. */
export function keepCentre(scroll: number, frame: number, factor: number): number {
  return (scroll + frame / 2) * factor - frame / 2;
}
