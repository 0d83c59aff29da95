import { interpolate } from '#cms/i18n/interpolate.ts';

/** The placeholders of a template. Never an answer of the form: mail is not confidential. */
export const PLACEHOLDERS = ['name', 'ticket', 'form'] as const;

type PlaceholderValues = Readonly<Record<(typeof PLACEHOLDERS)[number], string>>;

const IN_BRACES = /\{([^{}]*)\}/g;

const isPlaceholder = (name: string): name is (typeof PLACEHOLDERS)[number] =>
  PLACEHOLDERS.some((candidate) => candidate === name);

/** Names in braces in a text that are no placeholders. */
export function unknownPlaceholders(text: string): string[] {
  return [...text.matchAll(IN_BRACES)].map(([, name]) => String(name)).filter((name) => !isPlaceholder(name));
}

/** A text with its placeholders replaced; other braces stay as they are. */
export const fillPlaceholders = (text: string, values: PlaceholderValues): string =>
  interpolate(text, values);
