import type { Locale } from '@beranda/contract';
import { formatWhileTyping } from './digit-groups.ts';

/**
 * Groups the thousands of a text field in place after an edit, and keeps the caret at its digit.
 *
 * @param previousText value of the field before the edit.
 * @param inputType of the edit's event.
 */
export function groupField(
  field: HTMLInputElement,
  previousText: string,
  inputType: string,
  locale: Locale,
): void {
  const text = field.value;
  const caret = field.selectionStart ?? text.length;
  const grouped = formatWhileTyping({ text, previousText, caret, inputType }, locale);
  if (!grouped || grouped.text === text) return;
  field.value = grouped.text;
  field.setSelectionRange(grouped.caret, grouped.caret);
}
