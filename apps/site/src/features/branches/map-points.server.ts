import { type Locale, type ProvinceCode, provinces } from '@beranda/contract';
import { MAP, project } from './map-projection.ts';
import { branchesQuery } from './search/branches-query.ts';

/** A city or a province on the map. */
export type MapPoint = {
  name: string;
  /** Address of the finder with it chosen, without language prefix. */
  url: string;
  x: number;
  y: number;
  /** Whether a branch in it matches the search. */
  isMatch: boolean;
  /** Position of its label; null if there is no room. */
  label: { x: number; y: number; anchor: 'start' | 'middle' | 'end' } | null;
};

type LocatedBranch = { city: string; province: ProvinceCode; latitude: number; longitude: number };
type Box = { left: number; right: number; top: number; bottom: number };

const RADIUS = 6;
const LINE = 16;
/** Estimated label width per character, in map units. */
const LETTER = 7.4;
const GAP = 5;

/** More points would not be legible: with more cities the map shows provinces. */
export const MAX_CITIES_ON_MAP = 60;

/** Branches by city, or by province if there are too many cities. */
function groupsOf<One extends LocatedBranch>(branches: readonly One[], locale: Locale) {
  const cities = Map.groupBy(branches, ({ city }) => city);
  if (cities.size <= MAX_CITIES_ON_MAP)
    return [...cities].map(([city, members]) => ({ name: city, url: branchesQuery.url({ city }), members }));
  return [...Map.groupBy(branches, ({ province }) => province)].map(([province, members]) => ({
    name: provinces[province][locale],
    url: branchesQuery.url({ province }),
    members,
  }));
}

/**
 * Cities, or provinces if there are many cities, with their points (mean position of their branches) and labels that
 * overlap neither points nor other labels.
 */
export function mapPoints<One extends LocatedBranch>(
  branches: readonly One[],
  isMatch: (branch: One) => boolean,
  locale: Locale,
): MapPoint[] {
  const points = groupsOf(branches, locale).map(({ name, url, members }) => {
    const mean = (key: 'latitude' | 'longitude') =>
      members.reduce((sum, branch) => sum + branch[key], 0) / members.length;
    const at = project({ latitude: mean('latitude'), longitude: mean('longitude') });
    return { name, url, ...at, isMatch: members.some(isMatch), branches: members.length };
  });
  const occupied: Box[] = points.map(({ x, y }) => ({
    left: x - RADIUS,
    right: x + RADIUS,
    top: y - RADIUS,
    bottom: y + RADIUS,
  }));
  // Greedy: matches are labelled first, then cities with many branches.
  const byPriority = points.toSorted(
    (a, b) => Number(b.isMatch) - Number(a.isMatch) || b.branches - a.branches,
  );
  const labels = new Map(byPriority.map((point) => [point.name, positionLabel(point, occupied)]));
  return points.map(({ branches: _, ...point }) => ({ ...point, label: labels.get(point.name) ?? null }));
}

/** Tries right, left, above, below and the corners; reserves the first free box. */
function positionLabel(point: { name: string; x: number; y: number }, occupied: Box[]): MapPoint['label'] {
  const { x, y, name } = point;
  const width = name.length * LETTER;
  const beside = y + LINE / 3;
  const candidates = [
    { x: x + RADIUS + GAP, y: beside, anchor: 'start' as const },
    { x: x - RADIUS - GAP, y: beside, anchor: 'end' as const },
    { x, y: y - RADIUS - GAP, anchor: 'middle' as const },
    { x, y: y + RADIUS + LINE - 1, anchor: 'middle' as const },
    { x: x + RADIUS + 1, y: y - RADIUS, anchor: 'start' as const },
    { x: x - RADIUS - 1, y: y - RADIUS, anchor: 'end' as const },
    { x: x + RADIUS + 1, y: y + RADIUS + LINE / 2, anchor: 'start' as const },
    { x: x - RADIUS - 1, y: y + RADIUS + LINE / 2, anchor: 'end' as const },
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
