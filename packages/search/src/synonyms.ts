import type { SynonymGroup } from '@beranda/contract';
import { stemsOf, writtenForms } from './stems.ts';
import { isStopWord } from './stop-words.ts';
import { foldPhrase } from './words.ts';

/** A phrase as folded words. */
export type Phrase = readonly string[];

/** A synonym as editors wrote it, and as a phrase; or another form of the typed words. */
type Synonym = { text: string; phrase: Phrase; isForm?: boolean };

/** Words of a query from `start` to before `end`, their synonyms, and the indexes of the groups that contain them. */
type SynonymMatch = {
  start: number;
  end: number;
  synonyms: readonly Synonym[];
  groups: readonly number[];
};

/** A phrase of the groups as it was first written, its synonyms, and the indexes of its groups. */
type Meaning = { text: string; synonyms: Synonym[]; groups: number[] };

export type Synonyms = {
  /** The synonyms of the phrases that occur in the words; of overlapping phrases the longest. */
  find(words: readonly string[]): SynonymMatch[];
};

const toPhrase = (text: string): string[] => foldPhrase(text).split(' ').filter(Boolean);

const synonymsIn = (texts: readonly string[]): Synonym[] =>
  texts.map((text) => ({ text, phrase: toPhrase(text) })).filter(({ phrase }) => phrase.length > 0);
const keyOf = (phrase: Phrase) => phrase.join(' ');

/** Removes stop words, unless there are no others: “open an account” becomes “open account”. */
export function contentWords(phrase: Phrase): Phrase {
  const words = phrase.filter((word) => !isStopWord(word));
  return words.length > 0 ? words : phrase;
}

/** Limits the combinations of a long phrase. */
const MAX_FORMS = 16;

/** A word and its stems, also those of the written forms of a colloquial one. */
function formsOf(word: string): string[] {
  const written = [word, ...writtenForms(word)];
  return [...new Set(written.flatMap((form) => [form, ...stemsOf(form, 'id'), ...stemsOf(form, 'en')]))];
}

/** Keys of a phrase in other forms of its words: “membuka rekeningnya” has that of “buka rekening”. */
function formKeys(phrase: Phrase): string[] {
  return phrase
    .map(formsOf)
    .reduce(
      (keys, forms) =>
        keys.flatMap((key) => forms.map((form) => (key ? `${key} ${form}` : form))).slice(0, MAX_FORMS),
      [''],
    );
}

/** Compiles groups of synonyms for lookup. Later groups add to earlier ones with the same word. */
export function compileSynonyms(groups: readonly SynonymGroup[]): Synonyms {
  const meanings = new Map<string, Meaning>();
  const forms = new Map<string, string>();
  let longest = 1;
  for (const [index, { words, means }] of groups.entries()) {
    const sources = synonymsIn(words);
    const targets = means.length > 0 ? synonymsIn(means) : sources;
    for (const { phrase: source, text } of sources) {
      const key = keyOf(source);
      const others = targets.filter(({ phrase }) => keyOf(phrase) !== key);
      const meaning = meanings.get(key) ?? { text, synonyms: [], groups: [] };
      meanings.set(key, {
        text: meaning.text,
        synonyms: [...meaning.synonyms, ...others],
        // Two spellings in a group may be the same phrase.
        groups: [...new Set([...meaning.groups, index])],
      });
      longest = Math.max(longest, source.length);
      for (const form of formKeys(contentWords(source))) if (!forms.has(form)) forms.set(form, key);
    }
  }

  /** The longest phrase at `start`, exactly as written. */
  function findExact(words: readonly string[], start: number): SynonymMatch | undefined {
    for (let end = Math.min(words.length, start + longest); end > start; end -= 1) {
      const meaning = meanings.get(keyOf(words.slice(start, end)));
      if (meaning) return { start, end, synonyms: meaning.synonyms, groups: meaning.groups };
    }
    return undefined;
  }

  /** The longest phrase at `start` in inflected forms of its words, with stop words between them. */
  function findForms(words: readonly string[], start: number): SynonymMatch | undefined {
    if (isStopWord(words[start] as string)) return undefined;
    let match: SynonymMatch | undefined;
    const phrase: string[] = [];
    for (let index = start; index < words.length && phrase.length < longest; index += 1) {
      const word = words[index] as string;
      if (isStopWord(word)) continue;
      phrase.push(word);
      const key = formKeys(phrase)
        .map((form) => forms.get(form))
        .find((candidate) => candidate !== undefined);
      if (key === undefined) continue;
      const { text = key, synonyms = [], groups = [] } = meanings.get(key) ?? {};
      const base = { text, phrase: key.split(' '), isForm: true };
      match = { start, end: index + 1, synonyms: [base, ...synonyms], groups };
    }
    return match;
  }

  function find(words: readonly string[]): SynonymMatch[] {
    const matches: SynonymMatch[] = [];
    let start = 0;
    while (start < words.length) {
      const [exact, other] = [findExact(words, start), findForms(words, start)];
      const match = exact && other && other.end > exact.end ? other : (exact ?? other);
      if (match) matches.push(match);
      start = match?.end ?? start + 1;
    }
    return matches;
  }

  return { find };
}
