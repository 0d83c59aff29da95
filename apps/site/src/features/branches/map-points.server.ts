import { MAP, project } from './map-projection.ts';

/** A city on the map. */
export type MapPoint = {
  city: string;
  x: number;
  y: number;
  /** Whether a place in it matches the search. */
  isMatch: boolean;
  /** Position of its label; null if there is no room. */
  label: { x: number; y: number; anchor: 'start' | 'middle' | 'end' } | null;
};

type Place = { city: string; latitude: number; longitude: number };
type Box = { left: number; right: number; top: number; bottom: number };

const RADIUS = 6;
const LINE = 16;
/** Estimated label width per character, in map units. */
const LETTER = 7.4;
const GAP = 5;

/**
 * Cities with their points (mean position of their places) and labels that overlap neither points nor other labels.
 */
export function mapPoints<One extends Place>(
  places: readonly One[],
  isMatch: (place: One) => boolean,
): MapPoint[] {
  const cities = Map.groupBy(places, ({ city }) => city);
  const points = [...cities].map(([city, inCity]) => {
    const mean = (key: 'latitude' | 'longitude') =>
      inCity.reduce((sum, place) => sum + place[key], 0) / inCity.length;
    const at = project({ latitude: mean('latitude'), longitude: mean('longitude') });
    return { city, ...at, isMatch: inCity.some(isMatch), places: inCity.length };
  });
  const occupied: Box[] = points.map(({ x, y }) => ({
    left: x - RADIUS,
    right: x + RADIUS,
    top: y - RADIUS,
    bottom: y + RADIUS,
  }));
  // Greedy: matches are labelled first, then cities with many places.
  const byPriority = points.toSorted((a, b) => Number(b.isMatch) - Number(a.isMatch) || b.places - a.places);
  const labels = new Map(byPriority.map((point) => [point.city, placeLabel(point, occupied)]));
  return points.map(({ places: _, ...point }) => ({ ...point, label: labels.get(point.city) ?? null }));
}

/** Tries right, left, above and below; reserves the first free box. */
function placeLabel(point: { city: string; x: number; y: number }, occupied: Box[]): MapPoint['label'] {
  const { x, y, city } = point;
  const width = city.length * LETTER;
  const beside = y + LINE / 3;
  const candidates = [
    { x: x + RADIUS + GAP, y: beside, anchor: 'start' as const },
    { x: x - RADIUS - GAP, y: beside, anchor: 'end' as const },
    { x, y: y - RADIUS - GAP, anchor: 'middle' as const },
    { x, y: y + RADIUS + LINE - 1, anchor: 'middle' as const },
  ];
  for (const label of candidates) {
    const left = label.x - { start: 0, middle: width / 2, end: width }[label.anchor];
    const box = { left, right: left + width, top: label.y - LINE + 3, bottom: label.y + 3 };
    const isInside = box.left >= 0 && box.right <= MAP.width && box.top >= 0 && box.bottom <= MAP.height;
    if (!isInside || occupied.some((other) => isOverlapping(box, other))) continue;
    occupied.push(box);
    return label;
  }
  return null;
}

function isOverlapping(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
