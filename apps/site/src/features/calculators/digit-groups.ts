import type { Locale } from '@beranda/contract';
import { groupDigits, parseNumber, SEPARATORS } from './parse-number.ts';

type EditedText = {
  /** What the field holds after the key, and held before it. */
  text: string;
  previousText: string;
  caret: number;
  /** `inputType` of the event: what the key did. */
  inputType: string;
};

/** A key, also on a phone's keyboard; not what is pasted, dropped or undone. */
const TYPED_CHARACTER = /^insert(Composition)?Text$/;

/**
 * Sets the thousands apart in what is being typed, and keeps the caret at the digit where it was. A key that takes
 * away nothing but a separator takes the digit beside it, or it would seem stuck.
 *
 * @returns undefined where the text is not the beginning of a number, or would become another one: it stays as typed.
 */
export function regroup(edit: EditedText, locale: Locale): { text: string; caret: number } | undefined {
  const { group } = SEPARATORS[locale];
  const isOurs = hasOurSeparators(edit, locale);
  const { text, caret } = isOurs ? removeDigitBesideSeparator(edit, group) : edit;
  const grouped = groupedText(text, locale);
  if (grouped === undefined) return undefined;
  if (!isOurs && parseNumber(grouped, locale) !== parseNumber(text, locale)) return undefined;
  const charactersAfter = text.slice(caret).replaceAll(group, '').length;
  return { text: grouped, caret: positionFromEnd(grouped, charactersAfter, group) };
}

function groupedText(text: string, locale: Locale): string | undefined {
  const { decimal, group } = SEPARATORS[locale];
  const bare = text.replaceAll(group, '');
  const [, whole, rest = ''] = new RegExp(`^(\\d*)([${decimal}]\\d*)?$`).exec(bare) ?? [];
  return whole === undefined ? undefined : groupDigits(whole.replace(/^0+(?=\d)/, ''), group) + rest;
}

/**
 * Whether the separators in the text can only be those that were set here: a key has taken something away from a
 * grouped number, or put one sign into it. What is pasted, or was typed before this code came, has its own.
 */
function hasOurSeparators({ text, previousText, caret, inputType }: EditedText, locale: Locale): boolean {
  const isPut = TYPED_CHARACTER.test(inputType);
  if (!isPut && !inputType.startsWith('delete')) return false;
  const start = isPut ? Math.max(0, caret - 1) : caret;
  if (text.slice(start, caret) === SEPARATORS[locale].group) return false;
  const isLeft = previousText.startsWith(text.slice(0, start)) && previousText.endsWith(text.slice(caret));
  return isLeft && groupedText(previousText, locale) === previousText;
}

function removeDigitBesideSeparator({ text, previousText, caret, inputType }: EditedText, group: string) {
  const isOnlySeparatorGone =
    text.length === previousText.length - 1 &&
    text.replaceAll(group, '') === previousText.replaceAll(group, '');
  if (isOnlySeparatorGone && inputType === 'deleteContentBackward')
    return { text: text.slice(0, caret - 1) + text.slice(caret), caret: caret - 1 };
  if (isOnlySeparatorGone && inputType === 'deleteContentForward')
    return { text: text.slice(0, caret) + text.slice(caret + 1), caret };
  return { text, caret };
}

/** The position with so many signs after it, not counting separators; before a separator rather than behind it. */
function positionFromEnd(text: string, charactersAfter: number, group: string): number {
  let position = text.length;
  for (let left = charactersAfter; left > 0 && position > 0; position--)
    if (text[position - 1] !== group) left--;
  return text[position - 1] === group ? position - 1 : position;
}
