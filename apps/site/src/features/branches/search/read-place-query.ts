import type { BranchKind } from '@beranda/contract';
import { isOneEditAway } from '@beranda/contract/forms/one-edit';
import { foldedWords } from '#src/content/search-words.ts';
import type { NamedPlace, PlaceIndex } from './place-index.ts';

/** The places that a query names. */
export type PlaceQuery = {
  /** Best first; several if a name is ambiguous. */
  places: readonly NamedPlace[];
  /** Set by words such as “atm”; “branch” means any kind of office. */
  kind: BranchKind | null;
  /** Asks for what is nearest, without naming a place. */
  isNear: boolean;
  /** Words that are neither a place's name, nor generic, nor a word for “nearest”. */
  rest: readonly string[];
  /** All words that are neither generic nor a word for “nearest”. */
  words: readonly string[];
  /** Whether the name of the place has one letter wrong. */
  isTypo: boolean;
};

/**
 * Phrases that name a kind. The first that a query contains is removed from it, so one that contains another stands before
 * it: “mesin atm” before “atm”, which would leave “mesin”.
 */
const KIND_PHRASES: readonly (readonly [string, BranchKind])[] = [
  ['kantor cabang pembantu', 'sub-branch'],
  ['cabang pembantu', 'sub-branch'],
  ['kantor kas', 'cash-office'],
  ['cash office', 'cash-office'],
  ['sub branch', 'sub-branch'],
  ['kcp', 'sub-branch'],
  ['cash machine', 'atm'],
  ['cash machines', 'atm'],
  ['anjungan tunai mandiri', 'atm'],
  ['mesin atm', 'atm'],
  ['atms', 'atm'],
  ['atm', 'atm'],
];

const NEAR_WORDS = new Set(
  'terdekat dekat sekitar sekitarku nearest nearby near closest close around'.split(' '),
);

/** Words that do not identify a place: kinds of buildings, prepositions, pronouns. */
const GENERIC_WORDS = new Set(
  (
    'cabang kantor kc bank lokasi alamat daerah wilayah area kota kabupaten kab provinsi prov kecamatan kec kelurahan ' +
    'kode pos di ke dari pada dan yang mana ada cari mencari sini saya aku jam buka ' +
    'branch branches office offices location locations address city province district postal post zip code ' +
    'in at to of from the a an any anywhere and where is are find my me us here opening hours'
  ).split(' '),
);

/** Whether a word may identify a place or branch: neither generic nor a word for “nearest”. */
const isSpecific = (word: string) => !GENERIC_WORDS.has(word) && !NEAR_WORDS.has(word);

/** Limits the number of phrases that are looked up; further words are ignored. */
const MAX_WORDS = 12;
/** Shorter names are too similar to other words. */
const MIN_LENGTH_WITH_TYPO = 6;

/** Name with one letter wrong; people seldom mistype the first. */
function findWithTypo(name: string, { byName }: PlaceIndex): readonly NamedPlace[] | undefined {
  if (name.length < MIN_LENGTH_WITH_TYPO) return undefined;
  for (const [known, places] of byName) {
    const isLong = known.length >= MIN_LENGTH_WITH_TYPO && !/^\d/.test(known);
    if (isLong && known[0] === name[0] && isOneEditAway(known, name)) return places;
  }
  return undefined;
}

/** A postal code without a branch stands for the places of the same sorting office. */
function findPostalCode(name: string, { byPostalArea }: PlaceIndex): NamedPlace[] | undefined {
  if (!/^\d{5}$/.test(name)) return undefined;
  const near = byPostalArea.get(name.slice(0, 3));
  return near?.kind === 'postal-code' ? [{ ...near, postalCode: name }] : undefined;
}

type Find = (name: string) => readonly NamedPlace[] | undefined;

/** Removes the longest phrase for which `find` has a result. */
function takePhrase(words: readonly string[], find: Find) {
  for (let length = words.length; length > 0; length -= 1) {
    for (let start = 0; start + length <= words.length; start += 1) {
      const places = find(words.slice(start, start + length).join(' '));
      if (places) return { places, rest: words.toSpliced(start, length) };
    }
  }
  return null;
}

function takeKind(words: readonly string[]): { kind: BranchKind | null; rest: readonly string[] } {
  const text = ` ${words.join(' ')} `;
  const phrase = KIND_PHRASES.find(([name]) => text.includes(` ${name} `));
  if (!phrase) return { kind: null, rest: words };
  return { kind: phrase[1], rest: foldedWords(text.replace(` ${phrase[0]} `, ' ')) };
}

/** The kind of branch that its name begins with, or has first: “ATM KCP Gubeng” is an ATM. */
export function branchKindIn(name: string): BranchKind | null {
  const text = ` ${foldedWords(name).join(' ')} `;
  let first = { index: Number.POSITIVE_INFINITY, kind: null as BranchKind | null };
  for (const [phrase, kind] of KIND_PHRASES) {
    const index = text.indexOf(` ${phrase} `);
    if (index >= 0 && index < first.index) first = { index, kind };
  }
  return first.kind;
}

const cityOf = (place: NamedPlace) => (place.kind === 'province' ? null : place.city);

/** Whether one place is in another. */
function isPartOf(inner: NamedPlace, outer: NamedPlace): boolean {
  if (outer.kind === 'province') return inner.kind !== 'province' && inner.province === outer.province;
  return outer.kind === 'city' && inner.kind !== 'city' && cityOf(inner) === outer.city;
}

/** Combines two names in one query, such as a district and its city: the more specific places that agree. */
function combine(first: readonly NamedPlace[], second: readonly NamedPlace[]): readonly NamedPlace[] {
  const inner = first.filter((a) => second.some((b) => isPartOf(a, b)));
  if (inner.length > 0) return inner;
  const outer = second.filter((a) => first.some((b) => isPartOf(a, b)));
  return outer.length > 0 ? outer : first;
}

function findPlaces(words: readonly string[], find: Find) {
  let rest = words;
  let places: readonly NamedPlace[] = [];
  for (let taken = takePhrase(rest, find); taken; taken = takePhrase(rest, find)) {
    places = places.length === 0 ? taken.places : combine(places, taken.places);
    rest = taken.rest;
  }
  return { places, rest };
}

/**
 * Reads names of places, a kind, and “nearest” from what a visitor typed, in either language. Names count as whole
 * words only, so that “bali” is never Balikpapan; one wrong letter is allowed where nothing matches exactly.
 */
export function readPlaceQuery(query: string, index: PlaceIndex): PlaceQuery {
  const { kind, rest: words } = takeKind(foldedWords(query).slice(0, MAX_WORDS));
  const exact = findPlaces(words, (name) => index.byName.get(name) ?? findPostalCode(name, index));
  const { places, rest } =
    exact.places.length > 0
      ? exact
      : findPlaces(words, (name) => (GENERIC_WORDS.has(name) ? undefined : findWithTypo(name, index)));
  return {
    places,
    kind,
    isNear: places.length === 0 && rest.some((word) => NEAR_WORDS.has(word)),
    rest: rest.filter(isSpecific),
    words: words.filter(isSpecific),
    isTypo: places.length > 0 && exact.places.length === 0,
  };
}
