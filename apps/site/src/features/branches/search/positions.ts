import type { BranchKind, BranchPositionsOpenData, Locale } from '@beranda/contract';

/** A branch of the list that the browser loads to find the nearest. */
export type Position = {
  slug: string;
  title: string;
  language: Locale;
  kind: BranchKind;
  latitude: number;
  longitude: number;
};

/** Five decimals of a degree are at most 1.1 metres. */
const FACTOR = 100_000;
const round = (degrees: number) => Math.round(degrees * FACTOR) / FACTOR;

export function positionsResponse(branches: readonly Position[]): BranchPositionsOpenData {
  return {
    rows: branches.map(({ slug, title, language, kind, latitude, longitude }) => [
      slug,
      title,
      language,
      kind,
      round(latitude),
      round(longitude),
    ]),
  };
}

export function positionsOf({ rows }: BranchPositionsOpenData): Position[] {
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
