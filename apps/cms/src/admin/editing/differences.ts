import { LOCALES } from '@beranda/contract';
import type { ClientBlock, ClientField } from 'payload';
import { FILE_METADATA } from '#cms/access/file-metadata.ts';
import { SYSTEM_FIELDS } from '#cms/saves/system-fields.ts';

export type Values = Record<string, unknown>;

/** A field in which two states of a document differ. */
export type Difference = { name: string; label: string; mine: unknown; theirs: unknown };

/** Form fields that users do not type. */
const FIELDS_WITHOUT_INPUT = new Set([...SYSTEM_FIELDS, ...FILE_METADATA, 'file', 'focalX', 'focalY']);

/** A field or tab that has data of its own. */
export type Named = {
  name: string;
  /** `tab` for a tab. */
  type?: string;
  label?: unknown;
  labels?: unknown;
  fields?: readonly ClientField[];
  blocks?: readonly ClientBlock[];
};

export type Labelled = { name: string; label: string; field?: Named };

export type Translate = (label: unknown) => string;

/** The fields with data, flattened out of rows, tabs and groups without a name. */
export function namedFields(fields: readonly ClientField[]): Named[] {
  return fields.flatMap((field): Named[] => {
    if (field.type === 'tabs')
      return field.tabs.flatMap((tab) =>
        'name' in tab && tab.name ? [{ ...(tab as Named), type: 'tab' }] : namedFields(tab.fields),
      );
    if ('name' in field && field.name) return [field as Named];
    return 'fields' in field ? namedFields(field.fields) : [];
  });
}

/** The fields that users type, with their labels. */
export function typedFields(fields: readonly ClientField[], translate: Translate): Labelled[] {
  return namedFields(fields)
    .filter(({ name, type }) => type !== 'ui' && type !== 'join' && !FIELDS_WITHOUT_INPUT.has(name))
    .map((field) => ({ name: field.name, label: translate(field.label) || field.name, field }));
}

export const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value of a form as it is stored: Payload's form state has the number 0 for a list without rows. */
function inStoredForm({ type, fields = [], blocks = [] }: Named, value: unknown): unknown {
  const within = (inside: readonly ClientField[], values: unknown) => {
    if (!isObject(values)) return values;
    const named = namedFields(inside).filter(({ name }) => name in values);
    const stored = Object.fromEntries(named.map((one) => [one.name, inStoredForm(one, values[one.name])]));
    // In the order of the form, so that both sides read alike.
    return { ...stored, ...values, ...stored };
  };
  if (type !== 'array' && type !== 'blocks') return within(fields, value);
  if (value === 0) return [];
  if (!Array.isArray(value)) return value;
  const fieldsOf = (row: unknown) =>
    blocks.find(({ slug }) => isObject(row) && slug === row.blockType)?.fields ?? fields;
  return value.map((row) => within(fieldsOf(row), row));
}

export const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** Properties without content: row ids, metadata of the rich text editor, and the digest of another language's text. */
export const METADATA_KEYS = new Set([
  'id',
  'version',
  'direction',
  'textFormat',
  'textStyle',
  'mode',
  'detail',
  'indent',
  'indonesianDigest',
]);

/** An object keyed by language, where `id` means Indonesian. */
const isByLanguage = (names: string[]) => names.every((name) => LOCALES.some((locale) => locale === name));

/** A canonical text, equal for equivalent values. */
function comparable(value: unknown): string {
  return (
    JSON.stringify(value, (_name, one: unknown) => {
      if (isEmpty(one)) return undefined;
      if (typeof one !== 'object' || one === null || Array.isArray(one)) return one;
      const isMark = isByLanguage(Object.keys(one)) ? () => false : (name: string) => METADATA_KEYS.has(name);
      const entries = Object.entries(one).filter(([name]) => !isMark(name));
      return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
    }) ?? ''
  );
}

export const isSameValue = (a: unknown, b: unknown): boolean => comparable(a) === comparable(b);

/** The differences between a form and the stored state. */
export function differencesOf(fields: readonly Labelled[], mine: Values, theirs: Values): Difference[] {
  return fields
    .map(({ name, label, field }) => {
      const valueIn = (values: Values) => (field ? inStoredForm(field, values[name]) : values[name]);
      return { name, label, mine: valueIn(mine), theirs: valueIn(theirs) };
    })
    .filter((difference) => !isSameValue(difference.mine, difference.theirs));
}

/** A list without the rows that all others have, too; the whole list if rows that they share are in another order. */
export function differentRows(value: unknown, others: readonly unknown[]): unknown {
  if (!Array.isArray(value) || !others.every(Array.isArray)) return value;
  const isIn = (row: unknown, list: readonly unknown[]) => list.some((one) => isSameValue(row, one));
  const common = (list: readonly unknown[], other: readonly unknown[]) =>
    list.filter((row) => isIn(row, other));
  const isMoved = others.some((other) => !isSameValue(common(value, other), common(other, value)));
  return isMoved ? value : value.filter((row) => !others.every((other) => isIn(row, other)));
}
