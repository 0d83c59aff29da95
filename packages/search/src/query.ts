import type { Locale } from '@beranda/contract';
import { WEIGHTS } from './ranking.ts';
import { stemsOf, writtenForms } from './stems.ts';
import { isLowInformation, isStopWord } from './stop-words.ts';
import { contentWords, type Phrase, type Synonyms } from './synonyms.ts';
import { foldWord, wordsOf } from './words.ts';

const MAX_WORDS = 12;
const MAX_WORD_LENGTH = 40;

/** Index terms of one word, each with a weight. Stems have a prefix, so that they do not equal words; see `stemTerm`. */
export type Variants = ReadonlyMap<string, number>;

/** One way to match a clause: all words of a phrase, which is the typed one or a synonym. */
export type Alternative = { words: readonly Variants[]; weight: number; isSynonym?: boolean };

/** A clause of a query: a word or phrase with one meaning, and the ways to match it. */
export type Clause = { text: string; alternatives: Alternative[] };

/** Whether all words of a clause are stop words or low in information; see `isLowInformation`. */
export const isLowInformationClause = ({ text }: Clause): boolean =>
  text.split(' ').every((word) => isStopWord(word) || isLowInformation(word));

export const stemTerm = (stem: string): string => `~${stem}`;

/** Index terms for a typed word and its stems in both languages. */
export function variantsOf(word: string): Variants {
  const variants = new Map<string, number>([
    [word, WEIGHTS.exact],
    [stemTerm(word), WEIGHTS.stem],
  ]);
  const add = (term: string, weight: number) => variants.set(term, Math.max(weight, variants.get(term) ?? 0));
  for (const language of ['id', 'en'] satisfies Locale[]) {
    for (const stem of stemsOf(word, language)) {
      add(stem, WEIGHTS.stem);
      add(stemTerm(stem), WEIGHTS.stem);
    }
  }
  return variants;
}

/** Terms of the written forms of a colloquial word. */
export function colloquialVariantsOf(word: string): Variants {
  const variants = new Map<string, number>();
  for (const form of writtenForms(word)) {
    for (const [term, weight] of variantsOf(form)) variants.set(term, weight * WEIGHTS.stem);
  }
  return variants;
}

const alternativeOf = (phrase: Phrase, weight: number, isSynonym = false): Alternative => ({
  words: contentWords(phrase).map(variantsOf),
  weight,
  isSynonym,
});

/** The words of a query, folded and cut to a bounded number. */
export function queryWords(typed: string): string[] {
  return wordsOf(typed)
    .map((word) => foldWord(word).slice(0, MAX_WORD_LENGTH))
    .filter(Boolean)
    .slice(0, MAX_WORDS);
}

/**
 * Divides the words of a query into clauses: phrases with synonyms, and single words. Stop words are left out unless
 * there is nothing else. A word that is typed twice counts once.
 *
 * @param isIndexed whether a word occurs in the index; two adjacent words are also searched as one (reksa dana).
 * @param bankName words of the bank's name, which is on every page.
 */
export function clausesOf(
  words: readonly string[],
  synonyms: Synonyms,
  isIndexed: (word: string) => boolean,
  bankName: ReadonlySet<string> = new Set(),
): Clause[] {
  const matches = synonyms
    .find(words)
    .filter(({ start, end }) => !words.slice(start, end).every((word) => bankName.has(word)));
  const isSignificant = (word: string) => !isStopWord(word) && !bankName.has(word);
  const hasSignificantWords = matches.length > 0 || words.some(isSignificant);
  const clauses = new Map<string, Clause>();
  const add = (text: string, alternatives: Alternative[]) => {
    if (!clauses.has(text)) clauses.set(text, { text, alternatives });
  };
  let index = 0;
  while (index < words.length) {
    const match = matches.find(({ start }) => start === index);
    if (match) {
      const phrase = words.slice(match.start, match.end);
      const parts = phrase.filter(isSignificant).map((word) => alternativeOf([word], WEIGHTS.partOfPhrase));
      add(phrase.join(' '), [
        alternativeOf(phrase, WEIGHTS.exact),
        ...match.synonyms
          .filter((synonym) => synonym.phrase.some(isSignificant))
          .map(({ isForm, phrase }) => alternativeOf(phrase, WEIGHTS.synonym, !isForm)),
        ...(phrase.length > 1 ? parts : []),
        ...joinedAlternative(phrase, isIndexed),
      ]);
      index = match.end;
      continue;
    }
    const word = words[index] as string;
    const next = words[index + 1];
    if (next !== undefined && isIndexed(word + next) && !(isStopWord(word) && isStopWord(next))) {
      add(`${word} ${next}`, [
        alternativeOf([word, next].filter(isSignificant), WEIGHTS.exact),
        alternativeOf([word + next], WEIGHTS.exact),
      ]);
      index += 2;
      continue;
    }
    if (isSignificant(word) || !hasSignificantWords) add(word, [alternativeOf([word], WEIGHTS.exact)]);
    index += 1;
  }
  return [...clauses.values()];
}

/** The words of a phrase written as one word, if that is in the index. */
function joinedAlternative(phrase: Phrase, isIndexed: (word: string) => boolean): Alternative[] {
  const word = phrase.join('');
  return phrase.length > 1 && isIndexed(word) ? [alternativeOf([word], WEIGHTS.exact)] : [];
}

/** Splits a compound into two indexed words, with the longest possible first one; undefined if it has none. */
export function splitWord(word: string, isIndexed: (part: string) => boolean): Phrase | undefined {
  const MIN_PART = 3;
  for (let index = word.length - MIN_PART; index >= MIN_PART; index -= 1) {
    const parts = [word.slice(0, index), word.slice(index)];
    if (parts.every(isIndexed)) return parts;
  }
  return undefined;
}
