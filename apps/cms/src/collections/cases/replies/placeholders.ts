/** What a template may name in braces. Never an answer of the form: mail is not confidential. */
export const PLACEHOLDERS = ['name', 'ticket', 'form'] as const;

type PlaceholderValues = Readonly<Record<(typeof PLACEHOLDERS)[number], string>>;

const IN_BRACES = /\{([^{}]*)\}/g;

const isPlaceholder = (name: string): name is (typeof PLACEHOLDERS)[number] =>
  PLACEHOLDERS.some((candidate) => candidate === name);

/** What is in braces in a text and is no placeholder. */
export function unknownPlaceholders(text: string): string[] {
  return [...text.matchAll(IN_BRACES)].map(([, name]) => String(name)).filter((name) => !isPlaceholder(name));
}

/** A text with its placeholders replaced, in one pass: braces in a value, such as a name, stay as they are. */
export function fillPlaceholders(text: string, values: PlaceholderValues): string {
  return text.replaceAll(IN_BRACES, (written, name: string) =>
    isPlaceholder(name) ? values[name] : written,
  );
}
