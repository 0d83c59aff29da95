import type { BranchKind } from '@beranda/contract';
import type { BranchDirectory, ListedBranch } from '../branch-directory.server.ts';
import type { Criteria } from './branches-query.ts';
import { type NamedPlace, placeLabel } from './place-index.ts';
import { type PlaceQuery, readPlaceQuery } from './read-place-query.ts';

/** The result of a search; if empty, the branches nearest to the place that was probably meant. */
export type BranchSearch = {
  found: readonly ListedBranch[];
  alternatives: { near: string; branches: readonly ListedBranch[] } | null;
};

type Filters = Pick<Criteria, 'province' | 'city' | 'service' | 'weekend'> & { kind: BranchKind | null };
type Matches = (branch: ListedBranch) => boolean;

const MAX_ALTERNATIVES = 6;
const SATURDAY = 5;
const SUNDAY = 6;

/** Selects by everything but words. */
function matchesFilters({ kind, province, city, service, weekend }: Filters): Matches {
  return (branch) =>
    (kind === null || branch.kind === kind) &&
    (province === null || branch.province === province) &&
    (city === null || branch.city === city) &&
    (service === null || branch.services.includes(service)) &&
    (weekend === null || [SATURDAY, SUNDAY].some((day) => (branch.hours[day] ?? []).length > 0));
}

function isIn(place: NamedPlace): Matches {
  switch (place.kind) {
    case 'province':
      return ({ province }) => province === place.province;
    case 'city':
      return ({ city }) => city === place.city;
    case 'district':
      return ({ city, district }) => city === place.city && district === place.district;
    case 'postal-code':
      return ({ postalCode }) => postalCode === place.postalCode;
  }
}

const isInOne = (places: readonly NamedPlace[]): Matches => {
  const tests = places.map(isIn);
  return (branch) => tests.some((matches) => matches(branch));
};

function hasWholeWords(words: readonly string[], { wordsOf }: BranchDirectory): Matches {
  return (branch) => words.every((word) => wordsOf(branch).includes(word));
}

function hasPrefixes(words: readonly string[], { wordsOf }: BranchDirectory): Matches {
  return (branch) => words.every((word) => wordsOf(branch).some((known) => known.startsWith(word)));
}

const both =
  (first: Matches, second: Matches): Matches =>
  (branch) =>
    first(branch) && second(branch);

/**
 * From strict to loose: whole words before prefixes, and names with a wrong letter last. A known name is never a prefix
 * of another: “bali” is not Balikpapan.
 */
function attempts(query: PlaceQuery, directory: BranchDirectory): Matches[] {
  const { places, rest, words, isTypo } = query;
  const inPlace = isInOne(places);
  const namesPlace = [
    both(inPlace, hasWholeWords(rest, directory)),
    both(inPlace, hasPrefixes(rest, directory)),
  ];
  const namesWords = [hasWholeWords(words, directory), hasPrefixes(words, directory)];
  if (places.length === 0) return namesWords;
  return isTypo ? [...namesWords, ...namesPlace] : [...namesPlace, hasWholeWords(words, directory)];
}

/** Ever larger areas around what was meant. */
function* areasAround({ places }: PlaceQuery, { city, province }: Filters, { index }: BranchDirectory) {
  const chosen = index.places.filter(
    (place) =>
      (place.kind === 'city' && place.city === city) ||
      (place.kind === 'province' && place.province === province),
  );
  for (const place of [...places, ...chosen]) {
    if (place.kind !== 'postal-code') yield { place, matches: isIn(place) };
    if (place.kind === 'postal-code' || place.kind === 'district') {
      const inCity: NamedPlace = { kind: 'city', city: place.city, province: place.province };
      yield { place: inCity, matches: isIn(inCity) };
    }
    if (place.kind !== 'province') {
      const inProvince: NamedPlace = { kind: 'province', province: place.province };
      yield { place: inProvince, matches: isIn(inProvince) };
    }
  }
}

function findAlternatives(
  query: PlaceQuery,
  filters: Filters,
  directory: BranchDirectory,
): BranchSearch['alternatives'] {
  const isWanted = matchesFilters({ ...filters, city: null, province: null });
  const areas = [...areasAround(query, filters, directory)];
  // First with the same filters, then without them.
  for (const isKept of [isWanted, () => true])
    for (const { place, matches } of areas) {
      const branches = directory.all.filter(both(matches, isKept));
      if (branches.length > 0)
        return { near: placeLabel(place, directory.locale), branches: branches.slice(0, MAX_ALTERNATIVES) };
    }
  return null;
}

/**
 * Finds branches by filters and by words: names of places, postal codes, and words of names and addresses. Generic words
 * are ignored, except that “atm” selects the kind if none is chosen.
 */
export function searchBranches(directory: BranchDirectory, criteria: Criteria): BranchSearch {
  const query = readPlaceQuery(criteria.q, directory.index);
  const filters = { ...criteria, kind: criteria.kind ?? query.kind };
  const candidates = directory.all.filter(matchesFilters(filters));
  for (const matches of attempts(query, directory)) {
    const found = candidates.filter(matches);
    if (found.length > 0) return { found, alternatives: null };
  }
  return { found: [], alternatives: findAlternatives(query, filters, directory) };
}
