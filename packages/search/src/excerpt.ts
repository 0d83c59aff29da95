import type { Locale } from '@beranda/contract';
import { stemTerm } from './query.ts';
import { cachedStemsOf } from './stems.ts';
import { foldWord, tokensOf } from './words.ts';

/** Part of a text, and whether it matched. */
export type TextPart = { text: string; isFound: boolean };

const EXCERPT_LENGTH = 180;
/** Characters of context before the match. */
const CONTEXT_BEFORE = 60;

/** Creates a predicate: is a word of a text in this language among the matched terms, itself or by its stem? */
function createMatcher(terms: ReadonlySet<string>, language: Locale): (word: string) => boolean {
  return (word) => {
    const folded = foldWord(word);
    return terms.has(folded) || cachedStemsOf(folded, language).some((stem) => terms.has(stemTerm(stem)));
  };
}

/** Splits a text into matching and other parts; adjacent parts of the same sort are merged. */
export function highlightMatches(text: string, terms: ReadonlySet<string>, language: Locale): TextPart[] {
  const isFound = createMatcher(terms, language);
  const parts: TextPart[] = [];
  let end = 0;
  for (const { word, index, length } of tokensOf(text)) {
    if (!isFound(word)) continue;
    if (index > end) parts.push({ text: text.slice(end, index), isFound: false });
    end = index + length;
    parts.push({ text: text.slice(index, end), isFound: true });
  }
  if (end < text.length) parts.push({ text: text.slice(end), isFound: false });
  return parts;
}

/** Offset of the first matching word; undefined if none matches. */
export function firstMatch(text: string, terms: ReadonlySet<string>, language: Locale): number | undefined {
  const isFound = createMatcher(terms, language);
  for (const { word, index } of tokensOf(text)) if (isFound(word)) return index;
  return undefined;
}

/** Snippet of a text: whole words around an offset, about 180 characters between ellipses. */
export function excerptAt(text: string, offset: number): string {
  if (text.length <= EXCERPT_LENGTH) return onOneLine(text);
  const earliest = Math.max(0, offset - CONTEXT_BEFORE);
  const start = earliest === 0 ? 0 : text.indexOf(' ', earliest) + 1;
  const cut = text.slice(start, start + EXCERPT_LENGTH);
  const isWhole = start + EXCERPT_LENGTH >= text.length;
  const excerpt = isWhole ? cut : cut.slice(0, Math.max(cut.lastIndexOf(' '), EXCERPT_LENGTH / 2));
  return `${start > 0 ? '… ' : ''}${onOneLine(excerpt.trim())}${isWhole ? '' : ' …'}`;
}

/** Joins lines; a dot separates those that do not end a sentence, such as cells of a table. */
const onOneLine = (text: string) => text.replaceAll(/(?<=[\p{L}\p{N}%)])\n/gu, ' · ').replaceAll('\n', ' ');
