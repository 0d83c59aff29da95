import type { Locale } from '@beranda/contract';
import { groupDigits, NUMBER_SIGNS } from './typed-number.ts';

type Typing = {
  /** What the field holds after the key, and held before it. */
  text: string;
  before: string;
  caret: number;
  /** `inputType` of the event: what the key did. */
  inputType: string;
};

/**
 * Sets the thousands apart in what is being typed, and keeps the caret at the digit where it was. A key that takes
 * away nothing but a separator takes the digit beside it, or it would seem stuck.
 *
 * @returns undefined where the text is not the beginning of a number, which stays as it is typed.
 */
export function regroup(typing: Typing, locale: Locale): { text: string; caret: number } | undefined {
  const { decimal, group } = NUMBER_SIGNS[locale];
  const { text, caret } = withoutDigitBesideSeparator(typing, group);
  const bare = text.replaceAll(group, '');
  const [, whole, rest = ''] = new RegExp(`^(\\d*)([${decimal}]\\d*)?$`).exec(bare) ?? [];
  if (whole === undefined) return undefined;
  const grouped = groupDigits(whole.replace(/^0+(?=\d)/, ''), group) + rest;
  const signsAfter = text.slice(caret).replaceAll(group, '').length;
  return { text: grouped, caret: positionFromEnd(grouped, signsAfter, group) };
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
