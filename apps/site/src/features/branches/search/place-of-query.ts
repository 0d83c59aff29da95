import { type BranchKind, type Locale, provinces, type SearchPlace } from '@beranda/contract';
import { branchesQuery } from './branches-query.ts';
import { PLACE_ALIASES } from './place-aliases.ts';
import { createPlaceIndex, type NamedPlace, namesOf, type PlaceIndex, placeLabel } from './place-index.ts';
import { readPlaceQuery } from './read-place-query.ts';

/** An address of the branch finder for a query; not exact if the name has one letter wrong. */
type FinderPlace = {
  path: string;
  kind: NamedPlace['kind'] | 'near';
  /** Name of the district, if the place is one. */
  district: string | null;
  /** The kind of branch that the query names. */
  branchKind: BranchKind | null;
  label: string;
  isExact: boolean;
};

/** An entry of the search index for a place. */
type PlaceEntry = {
  kind: NamedPlace['kind'];
  /** Without language prefix. */
  path: string;
  title: string;
  /** Where the place is. */
  text: string;
  /** Other names, not displayed. */
  words: string;
};

const LABELS = {
  id: {
    in: (offered: string, place: string) => `${offered} di ${place}`,
    near: (offered: string) => `${offered} terdekat dari Anda`,
    any: 'Cabang dan ATM',
    kinds: {
      branch: 'Kantor cabang',
      'sub-branch': 'Kantor cabang pembantu',
      'cash-office': 'Kantor kas',
      atm: 'ATM',
    },
  },
  en: {
    in: (offered: string, place: string) => `${offered} in ${place}`,
    near: (offered: string) => `${offered} nearest to you`,
    any: 'Branches and ATMs',
    kinds: { branch: 'Branches', 'sub-branch': 'Sub-branches', 'cash-office': 'Cash offices', atm: 'ATMs' },
  },
} as const;

function pathOf(place: NamedPlace, kind: BranchKind | null): string {
  switch (place.kind) {
    case 'province':
      return branchesQuery.url({ kind, province: place.province });
    case 'city':
      return branchesQuery.url({ kind, city: place.city });
    case 'district':
      return branchesQuery.url({ q: place.district, kind, city: place.city });
    case 'postal-code':
      return branchesQuery.url({ q: place.postalCode, kind });
  }
}

const labelOf = (kind: BranchKind | null, locale: Locale) =>
  kind === null ? LABELS[locale].any : LABELS[locale].kinds[kind];

/**
 * Addresses of the branch finder with the place that a query names, best first; the finder's nearest button for
 * “nearest atm”. Empty unless all other words are generic: “kpr bandung” asks for a product.
 */
export function placesOfQuery(query: string, index: PlaceIndex, locale: Locale): FinderPlace[] {
  const { places, kind, isNear, isTypo, rest } = readPlaceQuery(query, index);
  if (rest.length > 0) return [];
  const offered = labelOf(kind, locale);
  if (isNear) {
    const path = branchesQuery.url({ kind, near: '1' });
    const label = LABELS[locale].near(offered);
    return [{ path, kind: 'near', district: null, branchKind: kind, label, isExact: true }];
  }
  const found = places.map((place) => ({
    path: pathOf(place, kind),
    kind: place.kind,
    district: place.kind === 'district' ? place.district : null,
    branchKind: kind,
    label: LABELS[locale].in(offered, placeLabel(place, locale)),
    isExact: !isTypo,
  }));
  // A postal code of two cities is one page.
  return [...new Map(found.map((one) => [one.path, one])).values()];
}

function surroundingsOf(place: NamedPlace, locale: Locale): string {
  if (place.kind === 'province') return '';
  const province = provinces[place.province][locale];
  return place.kind === 'city' ? province : `${place.city}, ${province}`;
}

const ALIASES = Object.entries(PLACE_ALIASES).flatMap(([alias, names]) =>
  names.slice(0, 1).map((name) => ({ alias, name })),
);

/** One entry of the search index for each province, city, district and postal code that has branches. */
export function placeEntries(places: readonly SearchPlace[], locale: Locale): PlaceEntry[] {
  const aliases = Map.groupBy(ALIASES, ({ name }) => name);
  // A postal code may be of several cities.
  const byPath = Map.groupBy(createPlaceIndex(places).places, (place) => pathOf(place, null));
  return [...byPath].flatMap(([path, [place, ...others]]) => {
    if (!place) return [];
    const names = namesOf(place);
    const short = names.flatMap((name) => aliases.get(name) ?? []).map(({ alias }) => alias);
    return {
      kind: place.kind,
      path,
      title: LABELS[locale].in(LABELS[locale].any, placeLabel(place, locale)),
      text: [place, ...others].map((one) => surroundingsOf(one, locale)).join('; '),
      words: [...names, ...short].join(', '),
    };
  });
}
