import type { Locale } from '@beranda/contract';
import type { Marks } from './marks.ts';
import { stemTerm, type Variants } from './query.ts';
import { cachedStemsOf } from './stems.ts';
import { isStopWord } from './stop-words.ts';
import { foldWord, type Token, tokensOf } from './words.ts';

/** Part of a text, and whether it matched. */
export type TextPart = { text: string; isMatch: boolean };

const EXCERPT_LENGTH = 180;
/** Characters of context before the match if the excerpt does not begin with its sentence. */
const CONTEXT_BEFORE = 60;
/** An excerpt begins with the sentence of the match if that begins at most so many characters before the match. */
const MAX_SENTENCE_BEFORE = 100;
/** An excerpt begins before the sentence of the match if from there the text has fewer characters. */
const MIN_EXCERPT_LENGTH = 100;

/** Creates a predicate: is a word of a text in this language among the matched terms, itself or by its stem? */
function createMatcher(terms: ReadonlySet<string> | Variants, language: Locale): (word: string) => boolean {
  return (word) => {
    const folded = foldWord(word);
    return terms.has(folded) || cachedStemsOf(folded, language).some((stem) => terms.has(stemTerm(stem)));
  };
}

/** The words of a phrase from the first token on, apart from stop words between them; none if others are between. */
function phraseIn(tokens: readonly Token[], phrase: readonly ((word: string) => boolean)[]): Token[] {
  const found: Token[] = [];
  for (const token of tokens) {
    if (phrase[found.length]?.(token.word)) found.push(token);
    else if (found.length === 0 || !isStopWord(foldWord(token.word))) return [];
    if (found.length === phrase.length) return found;
  }
  return [];
}

/** The tokens of a text that are marked. */
function markedTokens(tokens: readonly Token[], { phrases, terms }: Marks, language: Locale): Set<Token> {
  const isMarked = createMatcher(terms, language);
  const marked = new Set(tokens.filter(({ word }) => isMarked(word)));
  for (const phrase of phrases) {
    const matchers = phrase.map((variants) => createMatcher(variants, language));
    for (const start of tokens.keys())
      for (const token of phraseIn(tokens.slice(start), matchers)) marked.add(token);
  }
  return marked;
}

/** Splits a text into marked and other parts; marked words beside each other are one part. */
export function highlightMatches(text: string, marks: Marks, language: Locale): TextPart[] {
  const tokens = [...tokensOf(text)];
  const marked = markedTokens(tokens, marks, language);
  const parts: TextPart[] = [];
  let end = 0;
  for (const token of tokens) {
    if (!marked.has(token)) continue;
    const { index, length } = token;
    const between = text.slice(end, index);
    const last = parts.at(-1);
    end = index + length;
    if (last?.isMatch && between.trim() === '') {
      last.text += between + text.slice(index, end);
      continue;
    }
    if (between !== '') parts.push({ text: between, isMatch: false });
    parts.push({ text: text.slice(index, end), isMatch: true });
  }
  if (end < text.length) parts.push({ text: text.slice(end), isMatch: false });
  return parts;
}

/** Offset of the first matching word; undefined if none matches. */
export function firstMatch(text: string, terms: ReadonlySet<string>, language: Locale): number | undefined {
  const isFound = createMatcher(terms, language);
  for (const { word, index } of tokensOf(text)) if (isFound(word)) return index;
  return undefined;
}

/** Ends of sentences and lines; not of abbreviations such as those of an address. */
const BOUNDARY = /(?<!\b(?:No|Jl|PT|dr|Dr|Mr|Mrs))[.!?]\s+|\n/g;

/** Offset of the sentence or line at an offset; undefined if it begins too far before, or if little text follows. */
function sentenceStart(text: string, offset: number): number | undefined {
  const from = Math.max(0, offset - MAX_SENTENCE_BEFORE);
  const before = text.slice(from, offset);
  const boundary = [...before.matchAll(BOUNDARY)].at(-1);
  if (!boundary) return from === 0 ? 0 : undefined;
  const start = from + boundary.index + boundary[0].length;
  return text.length - start < MIN_EXCERPT_LENGTH ? undefined : start;
}

/**
 * Snippet of a text around an offset: about 180 characters of whole words. Begins with the sentence of the offset if that
 * begins at most 100 characters before it and at least 100 characters follow from there; otherwise about 60 characters
 * before the offset, or earlier so that a text that ends soon fills the snippet.
 */
export function excerptAt(text: string, offset: number): string {
  if (text.length <= EXCERPT_LENGTH) return onOneLine(text);
  const sentence = sentenceStart(text, offset);
  const withContext = Math.min(offset - CONTEXT_BEFORE, text.length - EXCERPT_LENGTH);
  const start = sentence ?? text.indexOf(' ', withContext) + 1;
  const cut = text.slice(start, start + EXCERPT_LENGTH);
  const isWhole = start + EXCERPT_LENGTH >= text.length;
  const excerpt = isWhole ? cut : cut.slice(0, Math.max(cut.lastIndexOf(' '), EXCERPT_LENGTH / 2));
  return `${sentence === undefined ? '… ' : ''}${onOneLine(excerpt.trim())}${isWhole ? '' : ' …'}`;
}

/** Joins lines; a dot separates those that do not end a sentence, such as cells of a table. */
const onOneLine = (text: string) => text.replaceAll(/(?<=[\p{L}\p{N}%)])\n/gu, ' · ').replaceAll('\n', ' ');
