import type { Locale } from '@beranda/contract';
import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as indonesian } from '@orama/stemmers/indonesian';

const MIN_LENGTH = 4;

/**
 * The consonant that a nasal prefix replaces, by the prefix before the vowel: tutup becomes menutup, kirim mengirim, pakai
 * memakai. The stemmer cannot tell whether there was one, so both are stems.
 */
const DROPPED: readonly (readonly [prefix: RegExp, consonant: string])[] = [
  [/^(?:me|pe)ng(?=[aeiou])/, 'k'],
  [/^(?:me|pe)n(?=[aeiou])/, 't'],
  [/^(?:me|pe)m(?=[aeiou])/, 'p'],
];

/**
 * Prefixes of colloquial forms: nyicil for mencicil, nabung for menabung, ngirim for mengirim, minjem for meminjam,
 * ngelunasin for melunasi, nransfer for mentransfer, kejambret for terjambret. So is di- of short roots (dicek), which
 * the stemmer leaves.
 */
const COLLOQUIAL_PREFIXES: readonly (readonly [prefix: RegExp, written: string])[] = [
  [/^ny(?=[aeiou])/, 'meny'],
  [/^ny(?=[aeiou])/, 'c'],
  [/^nge(?=[^aeiou])/, ''],
  [/^ng(?=[aeiou])/, 'meng'],
  [/^n(?=[aeiou])/, 'men'],
  [/^m(?=[aeiou])/, 'mem'],
  [/^n(?=[cdj])/, 'men'],
  [/^n(?=r)/, 't'],
  [/^m(?=b)/, 'mem'],
  [/^di(?=.{3})/, ''],
  [/^ke(?=.{4})/, 'ter'],
];

/** melunasi, dilunasi: the stemmer leaves -i, with which many roots end. */
const PREFIXED_WITH_I = /^(?:me|di|pe).{5,}i$/;

/** As Snowball's Indonesian stemmer (Tala 2003), applied twice: it removes one of two prefixes, as in diperpanjang. */
function indonesianStems(word: string): string[] {
  const once = indonesian(word);
  const stems = [once, indonesian(once)];
  const dropped = /^[aeiou]/.test(once) && DROPPED.find(([prefix]) => prefix.test(word));
  if (dropped) stems.push(dropped[1] + once);
  if (PREFIXED_WITH_I.test(word) && once.endsWith('i')) stems.push(once.slice(0, -1));
  return stems;
}

/** Stems of a folded word in a language, most likely first, without the word itself; none for short words and numbers. */
export function stemsOf(word: string, language: Locale): string[] {
  if (word.length < MIN_LENGTH || /\d/.test(word)) return [];
  const stems = language === 'id' ? indonesianStems(word) : [english(word)];
  return [...new Set(stems)].filter((stem) => stem.length >= 3 && stem !== word);
}

const MAX_CACHED = 50_000;
const caches: Record<Locale, Map<string, string[]>> = { id: new Map(), en: new Map() };

/** `stemsOf`, memoized: texts repeat their words. */
export function cachedStemsOf(word: string, language: Locale): readonly string[] {
  const cache = caches[language];
  const cached = cache.get(word);
  if (cached) return cached;
  if (cache.size >= MAX_CACHED) cache.clear();
  const stems = stemsOf(word, language);
  cache.set(word, stems);
  return stems;
}

/** Written forms of a colloquial Indonesian word; none if it has no colloquial prefix or suffix. */
export function writtenForms(word: string): string[] {
  if (word.length < MIN_LENGTH) return [];
  const forms = COLLOQUIAL_PREFIXES.flatMap(([prefix, written]) =>
    prefix.test(word) ? [word.replace(prefix, written)] : [],
  );
  // -in for -kan or -i (ngajuin), -em and -et for -am and -at (minjem).
  return [word, ...forms].flatMap((form) => [
    ...(form === word ? [] : [form]),
    ...(/in$/.test(form) ? [form.replace(/in$/, 'kan'), form.replace(/in$/, 'i')] : []),
    ...(/e[mt]$/.test(form) ? [form.replace(/e([mt])$/, 'a$1')] : []),
    // A figure for a repeated word (cara2).
    ...(/^\p{L}{3,}2$/u.test(form) ? [form.slice(0, -1)] : []),
  ]);
}
