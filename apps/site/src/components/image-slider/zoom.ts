/** How many times as wide as its frame a picture can be made; each has a class in the style sheet. */
export const ZOOM_LEVELS = [1, 1.5, 2, 3, 4] as const;

export type Zoom = (typeof ZOOM_LEVELS)[number];

/** The next larger or smaller zoom; undefined where there is none. `current` need not be one of the steps. */
export function nextZoom(current: number, direction: 'in' | 'out'): Zoom | undefined {
  return direction === 'in'
    ? ZOOM_LEVELS.find((zoom) => zoom > current * 1.01)
    : ZOOM_LEVELS.findLast((zoom) => zoom < current / 1.01);
}

/** The scroll position at which the middle of the frame shows what it showed before the picture grew by `factor`. */
export function keepCentre(scroll: number, frame: number, factor: number): number {
  return (scroll + frame / 2) * factor - frame / 2;
}
