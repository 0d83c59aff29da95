import { isLocale, type Locale, MISSING_FACT } from '@beranda/contract';
import { type Bilingual, bilingual } from '#cms/i18n/bilingual.ts';
import { type Fact, type FactKind, formatFactValue, isFactKind, valueOn } from './fact-kinds.ts';

/**
 * `{kpr.bunga-tetap}` in a text stands for the value of that fact, `{kpr.masa-tetap:number}` for the value in another
 * format. The dot distinguishes facts from the shared figures of an item.
 */
export const FACT_REFERENCE =
  /\{(?<key>[a-z][a-z0-9]*(?:-[a-z0-9]+)*\.[a-z0-9]+(?:-[a-z0-9]+)*)(?::(?<format>[a-z-]+))?\}/g;

export type Facts = ReadonlyMap<string, Fact>;
type FactReference = { key: string; format: string | undefined };

const referenceOf = ({ groups }: RegExpMatchArray): FactReference => ({
  key: groups?.key ?? '',
  format: groups?.format,
});

export function factReferencesIn(text: string): FactReference[] {
  return [...text.matchAll(FACT_REFERENCE)].map(referenceOf);
}

/** All references in all texts of a value. */
export function factReferencesOf(value: unknown): FactReference[] {
  if (typeof value === 'string') return value.includes('{') ? factReferencesIn(value) : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(factReferencesOf);
}

/** The text of a reference in a language; null for an unknown fact, and for one without a value that day. */
function factText(
  { key, format }: FactReference,
  facts: Facts,
  locale: Locale,
  today: string,
): string | null {
  const fact = facts.get(key);
  const value = fact && valueOn(fact, today);
  if (!value || (format !== undefined && !isFactKind(format))) return null;
  return formatFactValue(value, (format as FactKind | undefined) ?? fact.kind, locale);
}

const languageOf = (value: object): Locale | null =>
  'language' in value && isLocale(value.language) ? value.language : null;

/**
 * Replaces references to facts in all texts of a value. A part with a `language` of its own, such as an item that is
 * shown in Indonesian on an English page, is written in that language.
 */
export function withFacts<Value>(value: Value, facts: Facts, locale: Locale, today: string): Value {
  const walk = (one: unknown, language: Locale): unknown => {
    if (typeof one === 'string') {
      if (!one.includes('{')) return one;
      const textOf = (...match: unknown[]) =>
        factText(referenceOf({ groups: match.at(-1) } as never), facts, language, today) ?? MISSING_FACT;
      return one.replaceAll(FACT_REFERENCE, textOf);
    }
    if (Array.isArray(one)) return one.map((entry) => walk(entry, language));
    if (typeof one !== 'object' || one === null || one instanceof Date) return one;
    const own = languageOf(one) ?? language;
    return Object.fromEntries(Object.entries(one).map(([name, entry]) => [name, walk(entry, own)]));
  };
  // Safe cast: only texts change.
  return walk(value, locale) as Value;
}

/** Why a text cannot be published: a fact that does not exist, has no value today, or not in this format. */
export function factIssue(value: unknown, facts: Facts, today: string): Bilingual | null {
  for (const reference of factReferencesOf(value)) {
    const { key, format } = reference;
    const fact = facts.get(key);
    if (!fact) return bilingual(`Tidak ada fakta “${key}”.`, `There is no fact “${key}”.`);
    if (!valueOn(fact, today))
      return bilingual(
        `Fakta “${key}” tidak punya nilai yang berlaku hari ini.`,
        `The fact “${key}” has no value that is valid today.`,
      );
    if (factText(reference, facts, 'id', today) !== null) continue;
    if (format === undefined)
      return bilingual(
        `Fakta “${key}” belum punya teks dalam bahasa Indonesia.`,
        `The fact “${key}” has no text in Indonesian yet.`,
      );
    return bilingual(
      `Fakta “${key}” tidak dapat ditulis sebagai “${format}”.`,
      `The fact “${key}” cannot be written as “${format}”.`,
    );
  }
  return null;
}
