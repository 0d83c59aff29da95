import { interpolate } from '#cms/i18n/interpolate.ts';

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

/** A text with its placeholders replaced; other braces stay as they are. */
export const fillPlaceholders = (text: string, values: PlaceholderValues): string =>
  interpolate(text, values);
