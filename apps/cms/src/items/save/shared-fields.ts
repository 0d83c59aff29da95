import { LOCALES, type Locale } from '@beranda/contract';
import type { FlattenedField } from 'payload';
import { SYSTEM_FIELDS } from '#cms/saves/system-fields.ts';

type Values = Record<string, unknown>;
type Fields = readonly FlattenedField[];

/** Fields that no publication makes public: those that only the program writes, and who is responsible. */
const NON_CONTENT_FIELDS = [...SYSTEM_FIELDS, 'owner', 'reviewBy'];

const isLocalized = (field: FlattenedField) => 'localized' in field && Boolean(field.localized);
const isComputed = (field: FlattenedField) =>
  field.type === 'join' || ('virtual' in field && Boolean(field.virtual));
const valuesOf = (value: unknown) => (value ?? {}) as Values;

/** The shared values, without localized texts inside rows and groups, and without row ids. */
function sharedValue(field: FlattenedField, value: unknown): unknown {
  if (isLocalized(field) || isComputed(field)) return undefined;
  if (field.type === 'array')
    return ((value ?? []) as Values[]).map((row) => sharedValues(field.flattenedFields, row));
  if ('flattenedFields' in field) return sharedValues(field.flattenedFields, valuesOf(value));
  return value;
}

function sharedValues(fields: Fields, values: Values): Values {
  const shared = fields.filter(({ name }) => name !== 'id');
  return Object.fromEntries(shared.map((field) => [field.name, sharedValue(field, values[field.name])]));
}

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.length === 0);

/** JSON for comparison, not to be stored: empty values (undefined, null, '', false, []) are equal, order of names counts. */
const comparableJson = (value: unknown) =>
  JSON.stringify(value, (_name, one: unknown) => (isEmpty(one) ? undefined : one)) ?? '';

/** The shared fields in which two states differ, with their new values. */
export function sharedChanges(
  fields: Fields,
  before: Values,
  after: Values,
): { field: FlattenedField; value: string }[] {
  return fields.flatMap((field) => {
    const value = comparableJson(sharedValue(field, after[field.name]));
    const isSame = value === comparableJson(sharedValue(field, before[field.name]));
    return isSame || NON_CONTENT_FIELDS.includes(field.name) ? [] : [{ field, value }];
  });
}

/** The row with the same id in another state; languages share rows by id. */
function sameRow(rows: unknown, { id }: Values): Values | undefined {
  return Array.isArray(rows) && id ? (rows as Values[]).find((row) => row.id === id) : undefined;
}

/**
 * Merges the shared fields of one state with each language's texts of another. Rows missing in a language's
 * state keep their own texts, since empty ones would be shown.
 */
export function mergeLanguages(fields: Fields, shared: Values, texts: Record<Locale, Values>): Values {
  const inEach = (pick: (of: Values, locale: Locale) => unknown) =>
    LOCALES.map((locale) => [locale, pick(texts[locale], locale)] as const);
  const values = fields.flatMap((field): [string, unknown][] => {
    const { name } = field;
    if (isComputed(field)) return [];
    if (isLocalized(field)) {
      const written = inEach((of, locale) => valuesOf(of[name])[locale]);
      return [[name, Object.fromEntries(written.filter(([, value]) => value !== undefined))]];
    }
    if (field.type === 'array') {
      const rows = ((shared[name] ?? []) as Values[]).map((row) => {
        const own = Object.fromEntries(inEach((of) => sameRow(of[name], row) ?? row));
        return mergeLanguages(field.flattenedFields, row, own as Record<Locale, Values>);
      });
      return [[name, rows]];
    }
    if (!('flattenedFields' in field)) return [[name, shared[name]]];
    const own = Object.fromEntries(inEach((of) => valuesOf(of[name]))) as Record<Locale, Values>;
    return [[name, mergeLanguages(field.flattenedFields, valuesOf(shared[name]), own)]];
  });
  return { ...shared, ...Object.fromEntries(values) };
}

/** Fields that describe a state, not the item. */
const IGNORED_IN_COMPARISON = SYSTEM_FIELDS.filter((name) => name !== 'deletedAt');

/** The values of an item in one language, with or without those that languages share, without row ids. */
function inLanguage(
  fields: Fields,
  values: Values,
  locale: Locale,
  options = { includeShared: true },
): Values {
  const own = fields.filter((field) => field.name !== 'id' && !isComputed(field));
  return Object.fromEntries(
    own.map((field): [string, unknown] => {
      const value = values[field.name];
      if (isLocalized(field)) return [field.name, valuesOf(value)[locale]];
      if (field.type === 'array')
        return [
          field.name,
          ((value ?? []) as Values[]).map((row) => inLanguage(field.flattenedFields, row, locale, options)),
        ];
      if ('flattenedFields' in field)
        return [field.name, inLanguage(field.flattenedFields, valuesOf(value), locale, options)];
      return [field.name, options.includeShared ? value : undefined];
    }),
  );
}

/** Whether two states are equal in a language, including shared fields. */
export function isSameIn(fields: Fields, one: Values, other: Values, locale: Locale): boolean {
  const compared = fields.filter(({ name }) => !IGNORED_IN_COMPARISON.includes(name));
  return (
    comparableJson(inLanguage(compared, one, locale)) === comparableJson(inLanguage(compared, other, locale))
  );
}

/** Whether a publication makes a field public. Not the reason of a withdrawal, which a publication clears. */
const isPublishedField = ({ name }: FlattenedField) =>
  !NON_CONTENT_FIELDS.includes(name) && name !== 'withdrawnBecause';

/** JSON values with sorted names, without empty values, and without groups and lists that contain nothing else. */
function canonical(value: unknown): unknown {
  if (isEmpty(value)) return undefined;
  if (Array.isArray(value)) {
    const entries = value.map(canonical);
    return entries.some((entry) => entry !== undefined) ? entries : undefined;
  }
  if (typeof value !== 'object') return value;
  const entries = Object.entries(value as Values)
    .map(([name, one]) => [name, canonical(one)] as const)
    .filter(([, one]) => one !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/**
 * JSON for digests that are stored: independent of the order of names, of added empty fields, and of empty groups and
 * lists.
 */
const canonicalJson = (value: unknown) => JSON.stringify(canonical(JSON.parse(JSON.stringify(value)))) ?? '';

/** Canonical JSON of the parts that can be published separately: each language, and the shared fields. For comparison. */
export function contentParts(fields: Fields, values: Values): Record<Locale | 'shared', string> {
  const textsOf = (locale: Locale) => contentAsText(fields, values, [locale]);
  const { localized: id, shared } = textsOf('id');
  return { id, en: textsOf('en').localized, shared };
}

/** The content that an item would publish: texts of some languages and shared fields, as canonical JSON to compare. */
export function contentAsText(fields: Fields, values: Values, locales: readonly Locale[]) {
  const published = fields.filter(isPublishedField);
  return {
    localized: canonicalJson(
      locales.map((locale) => inLanguage(published, values, locale, { includeShared: false })),
    ),
    shared: canonicalJson(sharedValues(published, values)),
  };
}
