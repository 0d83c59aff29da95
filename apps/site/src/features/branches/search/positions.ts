import type { BranchKind, Locale } from '@beranda/contract';

/** A place of the list that the browser loads to find the nearest. */
export type Position = {
  slug: string;
  title: string;
  language: Locale;
  kind: BranchKind;
  latitude: number;
  longitude: number;
};

/** All places in rows, which are half as long as objects; coordinates in degrees, to about a metre. */
export type PositionsAnswer = {
  columns: ['slug', 'title', 'language', 'kind', 'latitude', 'longitude'];
  rows: [Position['slug'], string, Locale, BranchKind, number, number][];
};

/** Five decimals of a degree are at most 1.1 metres. */
const FACTOR = 100_000;
const rounded = (degrees: number) => Math.round(degrees * FACTOR) / FACTOR;

export function positionsAnswer(places: readonly Position[]): PositionsAnswer {
  return {
    columns: ['slug', 'title', 'language', 'kind', 'latitude', 'longitude'],
    rows: places.map(({ slug, title, language, kind, latitude, longitude }) => [
      slug,
      title,
      language,
      kind,
      rounded(latitude),
      rounded(longitude),
    ]),
  };
}

export function positionsOf({ rows }: PositionsAnswer): Position[] {
  return rows.map(([slug, title, language, kind, latitude, longitude]) => ({
    slug,
    title,
    language,
    kind,
    latitude,
    longitude,
  }));
}

/** Address of the list, without the address of the API. */
export const POSITIONS_PATH = 'branches/positions';
