/**
 * A text with its placeholders, names in braces, replaced by values. In one pass: braces in a value, such as a name that
 * somebody has typed, stay as they are, and so do placeholders without a value.
 */
export function interpolate(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? placeholder) : placeholder,
  );
}
