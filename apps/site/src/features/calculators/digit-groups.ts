import type { Locale } from '@beranda/contract';
import { groupDigits, NUMBER_SIGNS, readNumber } from './typed-number.ts';

type Typing = {
  /** What the field holds after the key, and held before it. */
  text: string;
  before: string;
  caret: number;
  /** `inputType` of the event: what the key did. */
  inputType: string;
};

/** A key, also on a phone's keyboard; not what is pasted, dropped or undone. */
const TYPED_SIGN = /^insert(Composition)?Text$/;

/**
 * Sets the thousands apart in what is being typed, and keeps the caret at the digit where it was. A key that takes
 * away nothing but a separator takes the digit beside it, or it would seem stuck.
 *
 * @returns undefined where the text is not the beginning of a number, or would become another one: it stays as typed.
 */
export function regroup(typing: Typing, locale: Locale): { text: string; caret: number } | undefined {
  const { group } = NUMBER_SIGNS[locale];
  const isOurs = hasOurSeparators(typing, locale);
  const { text, caret } = isOurs ? withoutDigitBesideSeparator(typing, group) : typing;
  const grouped = groupedText(text, locale);
  if (grouped === undefined) return undefined;
  if (!isOurs && readNumber(grouped, locale) !== readNumber(text, locale)) return undefined;
  const signsAfter = text.slice(caret).replaceAll(group, '').length;
  return { text: grouped, caret: positionFromEnd(grouped, signsAfter, group) };
}

function groupedText(text: string, locale: Locale): string | undefined {
  const { decimal, group } = NUMBER_SIGNS[locale];
  const bare = text.replaceAll(group, '');
  const [, whole, rest = ''] = new RegExp(`^(\\d*)([${decimal}]\\d*)?$`).exec(bare) ?? [];
  return whole === undefined ? undefined : groupDigits(whole.replace(/^0+(?=\d)/, ''), group) + rest;
}

/**
 * Whether the separators in the text can only be those that were set here: a key has taken something away from a
 * grouped number, or put one sign into it. What is pasted, or was typed before this code came, has its own.
 */
function hasOurSeparators({ text, before, caret, inputType }: Typing, locale: Locale): boolean {
  const isPut = TYPED_SIGN.test(inputType);
  if (!isPut && !inputType.startsWith('delete')) return false;
  const start = isPut ? Math.max(0, caret - 1) : caret;
  if (text.slice(start, caret) === NUMBER_SIGNS[locale].group) return false;
  const isLeft = before.startsWith(text.slice(0, start)) && before.endsWith(text.slice(caret));
  return isLeft && groupedText(before, locale) === before;
}

function withoutDigitBesideSeparator({ text, before, caret, inputType }: Typing, group: string) {
  const isOnlySeparatorGone =
    text.length === before.length - 1 && text.replaceAll(group, '') === before.replaceAll(group, '');
  if (isOnlySeparatorGone && inputType === 'deleteContentBackward')
    return { text: text.slice(0, caret - 1) + text.slice(caret), caret: caret - 1 };
  if (isOnlySeparatorGone && inputType === 'deleteContentForward')
    return { text: text.slice(0, caret) + text.slice(caret + 1), caret };
  return { text, caret };
}

/** The position with so many signs after it, not counting separators; before a separator rather than behind it. */
function positionFromEnd(text: string, signsAfter: number, group: string): number {
  let position = text.length;
  for (let left = signsAfter; left > 0 && position > 0; position--) if (text[position - 1] !== group) left--;
  return text[position - 1] === group ? position - 1 : position;
}
