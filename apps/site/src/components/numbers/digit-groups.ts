import { LANGUAGES, LOCALES, type Locale } from '@beranda/contract';
import { formatNumber, groupDigits, parseNumber } from './parse-number.ts';

type EditedText = {
  /** Value of the field after and before the edit. */
  text: string;
  previousText: string;
  caret: number;
  /** `inputType` of the event. */
  inputType: string;
};

/** Typed characters, including phone keyboards; not paste, drop or undo. */
const TYPED_CHARACTER = /^insert(Composition)?Text$/;

/**
 * Formats thousands while typing (input mask) and keeps the caret at its digit. Deleting a separator deletes the
 * digit next to it. A pasted amount, such as `Rp 1.000.000,50`, becomes the number, if both languages read the same.
 *
 * @returns undefined if the text is not the beginning of a number or would change its value; it is then left
 * unchanged.
 */
export function formatWhileTyping(
  edit: EditedText,
  locale: Locale,
): { text: string; caret: number } | undefined {
  const pasted = edit.inputType.startsWith('insertFrom') ? pastedText(edit.text, locale) : undefined;
  if (pasted !== undefined) return { text: pasted, caret: pasted.length };
  const { groupSeparator: group } = LANGUAGES[locale];
  const isOurs = hasOurSeparators(edit, locale);
  const { text, caret } = isOurs ? removeDigitBesideSeparator(edit, group) : edit;
  const grouped = groupedText(text, locale);
  if (grouped === undefined) return undefined;
  if (!isOurs && parseNumber(grouped, locale) !== parseNumber(text, locale)) return undefined;
  const charactersAfter = text.slice(caret).replaceAll(group, '').length;
  return { text: grouped, caret: positionFromEnd(grouped, charactersAfter, group) };
}

function pastedText(text: string, locale: Locale): string | undefined {
  const value = parseNumber(text, locale);
  const isUnambiguous = LOCALES.every((each) => parseNumber(text, each) === value);
  return value !== undefined && isUnambiguous ? formatNumber(value, locale) : undefined;
}

function groupedText(text: string, locale: Locale): string | undefined {
  const { decimalSeparator: decimal, groupSeparator: group } = LANGUAGES[locale];
  const bare = text.replaceAll(group, '');
  const [, whole, rest = ''] = new RegExp(`^(\\d*)([${decimal}]\\d*)?$`).exec(bare) ?? [];
  return whole === undefined ? undefined : groupDigits(whole.replace(/^0+(?=\d)/, ''), group) + rest;
}

/**
 * Whether all separators in the text were inserted by this mask: one character was typed into, or deleted from, a
 * grouped number. Pasted text may use its own separators.
 */
function hasOurSeparators({ text, previousText, caret, inputType }: EditedText, locale: Locale): boolean {
  const isTyped = TYPED_CHARACTER.test(inputType);
  if (!isTyped && !inputType.startsWith('delete')) return false;
  const start = isTyped ? Math.max(0, caret - 1) : caret;
  if (text.slice(start, caret) === LANGUAGES[locale].groupSeparator) return false;
  const isRestUnchanged =
    previousText.startsWith(text.slice(0, start)) && previousText.endsWith(text.slice(caret));
  return isRestUnchanged && groupedText(previousText, locale) === previousText;
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

/**
 * Caret position with a given number of characters after it, not counting separators; before a separator rather than
 * after it.
 */
function positionFromEnd(text: string, charactersAfter: number, group: string): number {
  let position = text.length;
  for (let left = charactersAfter; left > 0 && position > 0; position--)
    if (text[position - 1] !== group) left--;
  return text[position - 1] === group ? position - 1 : position;
}
