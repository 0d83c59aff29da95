import { LOCALES } from '@beranda/contract';
import type { FlattenedField } from 'payload';

type Values = Readonly<Record<string, unknown>>;

/** A changed field. Values only of short, plain fields. */
export type FieldChange = { field: string; from?: string | null; to?: string | null };

/** Plain fields whose values are recorded. E-mail addresses are personal data. */
const PLAIN = new Set(['text', 'number', 'checkbox', 'select', 'radio', 'date', 'relationship', 'upload']);
const LONGEST_VALUE = 200;

/** Bookkeeping of Payload and of saves. Statuses are recorded with the publication. */
const NOT_RECORDED = new Set([
  'id',
  'createdAt',
  'updatedAt',
  'lastSave',
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

const shortOnly = (text: string) => (text.length <= LONGEST_VALUE ? text : undefined);

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

const differs = (a: unknown, b: unknown) => JSON.stringify(normalized(a)) !== JSON.stringify(normalized(b));

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

/**
 * The changed fields of a document, by path. Old and new values of short plain ones; of long texts, lists and e-mail
 * addresses only that they changed.
 *
 * @param withValues false for documents with personal data.
 */
export function changedFields(
  fields: readonly FlattenedField[],
  before: Values,
  after: Values,
  withValues = true,
): FieldChange[] {
  const changes: FieldChange[] = [];
  for (const { field, path, before: was, after: is } of leaves(fields, before, after, '')) {
    if (!PLAIN.has(field.type)) {
      if (differs(was, is)) changes.push({ field: path });
      continue;
    }
    const [from, to] = [textOf(field.type, was), textOf(field.type, is)];
    const isSame = from === undefined || to === undefined ? !differs(was, is) : from === to;
    const isUnset = field.type === 'checkbox' && !was && !is;
    if (isSame || isUnset) continue;
    const isShort = withValues && from !== undefined && to !== undefined;
    changes.push(isShort ? { field: path, from, to } : { field: path });
  }
  return changes;
}
