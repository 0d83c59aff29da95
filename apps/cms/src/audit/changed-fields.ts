import { LOCALES } from '@beranda/contract';
import type { FlattenedField } from 'payload';
import { rowText } from './row-text.ts';

type Values = Readonly<Record<string, unknown>>;

/** A changed field. Values only of short, plain fields. */
export type FieldChange = { field: string; from?: string | null; to?: string | null };

/** Plain fields whose values are recorded. E-mail addresses are personal data. */
const PLAIN = new Set(['text', 'number', 'checkbox', 'select', 'radio', 'date', 'relationship', 'upload']);
const MAX_VALUE_LENGTH = 200;

/** Bookkeeping of Payload and of saves. Statuses are recorded with the publication. */
const NOT_RECORDED = new Set([
  'id',
  'createdAt',
  'updatedAt',
  'lastSave',
  'draftAuthors',
  '_status',
  'deletedAt',
  'publicSlug',
]);

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

/** Relationships as ids, whatever depth they were read with. */
function idOf(value: unknown): unknown {
  if (!isObject(value)) return value;
  if ('relationTo' in value) return `${String(value.relationTo)}:${String(idOf(value.value))}`;
  return value.id;
}

/** A plain value as text; null for an empty one, undefined if it is not short. */
function textOf(type: string, value: unknown): string | null | undefined {
  if (Array.isArray(value)) {
    const texts = value.map((one) => textOf(type, one) ?? '');
    return texts.length === 0 ? null : shortOnly(texts.join(', '));
  }
  const plain = type === 'relationship' || type === 'upload' ? idOf(value) : value;
  if (plain === undefined || plain === null || plain === '') return null;
  if (type === 'date') return new Date(plain as string).toISOString();
  return shortOnly(String(plain));
}

const shortOnly = (text: string) => (text.length <= MAX_VALUE_LENGTH ? text : undefined);

/** Content without what is not content: row ids, empty values and the order of keys. */
function normalized(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map(normalized);
  if (value instanceof Date) return value.toISOString();
  if (!isObject(value)) return value === null || value === '' || value === false ? undefined : value;
  const entries = Object.entries(value)
    .filter(([key]) => key !== 'id')
    .map(([key, one]) => [key, normalized(one)] as const)
    .filter(([, one]) => one !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

const isDifferent = (a: unknown, b: unknown) =>
  JSON.stringify(normalized(a)) !== JSON.stringify(normalized(b));

type Leaf = { field: FlattenedField; path: string; before: unknown; after: unknown };

/** Fields with their values; of groups those inside, of localised fields read in all languages one for each. */
function* leaves(
  fields: readonly FlattenedField[],
  before: Values,
  after: Values,
  prefix: string,
): Generator<Leaf> {
  for (const field of fields) {
    if (prefix === '' && NOT_RECORDED.has(field.name)) continue;
    if ('virtual' in field && field.virtual) continue;
    // Not part of the response, for example without the right to read it.
    if (!(field.name in after) || field.type === 'join') continue;
    const path = `${prefix}${field.name}`;
    const [was, is] = [before[field.name], after[field.name]];
    if (field.type === 'group' || field.type === 'tab') {
      yield* leaves(field.flattenedFields, isObject(was) ? was : {}, isObject(is) ? is : {}, `${path}.`);
    } else if ('localized' in field && field.localized && (isByLocale(was) || isByLocale(is))) {
      for (const locale of LOCALES)
        yield {
          field,
          path: `${path}.${locale}`,
          before: inLocale(was, locale),
          after: inLocale(is, locale),
        };
    } else yield { field, path, before: was, after: is };
  }
}

const isByLocale = (value: unknown): value is Values =>
  isObject(value) && Object.keys(value).every((key) => LOCALES.some((locale) => locale === key));

const inLocale = (value: unknown, locale: string) => (isByLocale(value) ? value[locale] : value);

/** The plain fields of a row as texts, with their names. */
function plainTexts(fields: readonly FlattenedField[], row: Values): [name: string, text: string][] {
  return fields.flatMap(({ name, type }): [string, string][] => {
    const value = name !== 'id' && PLAIN.has(type) ? row[name] : null;
    const text = isByLocale(value)
      ? LOCALES.flatMap((locale) => value[locale] || []).join(' / ')
      : textOf(type, value);
    return text ? [[name, text]] : [];
  });
}

type Row = { id: unknown; text: string };

/** A change for each row that is gone, changed or new. Programs may send rows without their ids. */
function changedRows(field: FlattenedField, path: string, was: unknown, is: unknown): FieldChange[] {
  const fields = 'flattenedFields' in field ? field.flattenedFields : [];
  const rowsOf = (value: unknown): Row[] =>
    (Array.isArray(value) ? value : [])
      .filter(isObject)
      .map((row) => ({ id: row.id, text: rowText(plainTexts(fields, row)) }));
  const [before, after] = [rowsOf(was), rowsOf(is)];
  const gone = before.filter(({ text }) => !after.some((row) => row.text === text));
  const added = after.filter(({ text }) => !before.some((row) => row.text === text));
  const changes = [
    ...gone.map(({ id, text }) => ({ from: text, to: added.find((row) => row.id === id)?.text ?? null })),
    ...added
      .filter(({ id }) => !gone.some((row) => row.id === id))
      .map(({ text }) => ({ from: null, to: text })),
  ];
  return changes.length === 0 ? [{ field: path }] : changes.map((change) => ({ field: path, ...change }));
}

/**
 * The changed fields of a document, by path. Old and new values of short plain ones; of long texts, lists and e-mail
 * addresses only that they changed.
 *
 * @param withRows lists whose changed rows are recorded with their plain fields.
 */
export function changedFields(
  fields: readonly FlattenedField[],
  before: Values,
  after: Values,
  withRows: readonly string[] = [],
): FieldChange[] {
  const changes: FieldChange[] = [];
  for (const { field, path, before: was, after: is } of leaves(fields, before, after, '')) {
    if (!PLAIN.has(field.type)) {
      if (isDifferent(was, is))
        changes.push(...(withRows.includes(path) ? changedRows(field, path, was, is) : [{ field: path }]));
      continue;
    }
    const [from, to] = [textOf(field.type, was), textOf(field.type, is)];
    const isSame = from === undefined || to === undefined ? !isDifferent(was, is) : from === to;
    const isStillOff = field.type === 'checkbox' && !was && !is;
    if (isSame || isStillOff) continue;
    const isShort = from !== undefined && to !== undefined;
    changes.push(isShort ? { field: path, from, to } : { field: path });
  }
  return changes;
}
