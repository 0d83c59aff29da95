import { type Locale, type ProvinceCode, provinces, type SearchPlace } from '@beranda/contract';
import { foldedWords } from '#src/content/search-words.ts';
import { localityOf } from '../place-name.ts';
import { PLACE_ALIASES } from './place-aliases.ts';

/** A place that the finder can show alone. */
export type NamedPlace =
  | { kind: 'province'; province: ProvinceCode }
  | { kind: 'city'; city: string; province: ProvinceCode }
  | { kind: 'district'; district: string; city: string; province: ProvinceCode }
  | { kind: 'postal-code'; postalCode: string; city: string; province: ProvinceCode };

export type PlaceIndex = {
  /** Each place once: provinces, cities, districts and postal codes. */
  places: readonly NamedPlace[];
  /** By folded name, most useful first. */
  byName: ReadonlyMap<string, readonly NamedPlace[]>;
  /** A place by the first three digits of its postal code: the area of a sorting office. */
  byPostalArea: ReadonlyMap<string, NamedPlace>;
};

/** A name or a query, folded for comparison. */
const foldedName = (name: string) => foldedWords(name).join(' ');

/** Names of a place in both languages, folded. */
export function namesOf(place: NamedPlace): string[] {
  switch (place.kind) {
    case 'province':
      return [...new Set([provinces[place.province].id, provinces[place.province].en].map(foldedName))];
    case 'city':
      return [foldedName(place.city)];
    case 'district':
      return [foldedName(place.district)];
    case 'postal-code':
      return [place.postalCode];
  }
}

const POSTAL_CODE = { id: 'kode pos', en: 'postal code' } satisfies Record<Locale, string>;

/** Name of a place within a sentence. */
export function placeLabel(place: NamedPlace, locale: Locale): string {
  switch (place.kind) {
    case 'province':
      return provinces[place.province][locale];
    case 'city':
      return place.city;
    case 'district':
      return localityOf(place);
    case 'postal-code':
      return `${POSTAL_CODE[locale]} ${place.postalCode}`;
  }
}

function distinctPlaces(places: readonly SearchPlace[]): NamedPlace[] {
  const distinct = new Map<string, NamedPlace>();
  const add = (place: NamedPlace) => {
    const key = JSON.stringify(Object.values(place));
    if (!distinct.has(key)) distinct.set(key, place);
  };
  const citiesOf = Map.groupBy(places, ({ province }) => province);
  for (const { city, province, district, postalCode } of places) {
    add({ kind: 'city', city, province });
    const isCity = citiesOf.get(province)?.every((place) => place.city === city) ?? false;
    const names = namesOf({ kind: 'province', province });
    // The capital and its province: one of both is enough, unless there are branches elsewhere in it.
    if (!(isCity && names.includes(foldedName(city)))) add({ kind: 'province', province });
    if (district) add({ kind: 'district', district, city, province });
    if (postalCode) add({ kind: 'postal-code', postalCode, city, province });
  }
  return [...distinct.values()];
}

const ORDER = ['city', 'province', 'district', 'postal-code'] as const;

/** Index of the places that have branches, by name. Pure: build it once for each state of the content. */
export function createPlaceIndex(branches: readonly SearchPlace[]): PlaceIndex {
  const places = distinctPlaces(branches).toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
  const byName = new Map<string, NamedPlace[]>();
  const byPostalArea = new Map<string, NamedPlace>();
  for (const place of places) {
    for (const name of namesOf(place)) byName.set(name, [...(byName.get(name) ?? []), place]);
    if (place.kind === 'postal-code') byPostalArea.set(place.postalCode.slice(0, 3), place);
  }
  for (const [alias, names] of Object.entries(PLACE_ALIASES)) {
    const meant = names.map((name) => byName.get(name)).find(Boolean);
    if (meant && !byName.has(alias)) byName.set(alias, meant);
  }
  return { places, byName, byPostalArea };
}
