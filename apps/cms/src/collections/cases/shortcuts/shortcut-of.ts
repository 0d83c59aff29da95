type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'isComposing' | 'defaultPrevented'
>;

/** Elements for typing, among them the search fields of Payload's selects. */
const FIELDS = 'input, textarea, select, [contenteditable="true"], [role="combobox"], [role="textbox"]';

/**
 * The character of a shortcut. Null while somebody types, with a modifier, whose combinations belong to browser, system
 * and Payload, and for a key that something else has used.
 */
export function shortcutOf(press: KeyPress, target: Pick<Element, 'closest'> | null): string | null {
  if (press.altKey || press.ctrlKey || press.metaKey || press.isComposing || press.defaultPrevented)
    return null;
  if (press.key.length !== 1 || target?.closest(FIELDS)) return null;
  return press.key.toLowerCase();
}
