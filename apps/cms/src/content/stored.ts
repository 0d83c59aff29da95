import type { Locale } from '@beranda/contract';
import type { FlattenedField, GlobalSlug, Payload } from 'payload';
import type { Config } from '#cms/payload-types.ts';
import { EMPTY_TEXT, type RichText } from './rich-text.ts';

type Documents = Config['collections'] & Config['globals'];

/**
 * A document of a collection or global as mappers read it: in one language, references as ids (depth 0).
 *
 * What is missing has one form for each type: an empty text, list or group, an unticked box, and null for
 * numbers, choices and references. References are nullable even if required, because a draft may lack them.
 * Other required numbers and choices are not; see `storedIn`.
 */
export type Stored<Slug extends keyof Documents> = Fields<
  Omit<Documents[Slug], 'lastSave' | 'createdBy' | 'draftAuthors'>
>;

type Fields<T> = { [Name in keyof T]-?: Value<T[Name]> };

type Value<T, V = NonNullable<T>> = [unknown[]] extends [V]
  ? unknown // JSON
  : [V] extends [boolean]
    ? boolean
    : string extends V
      ? string
      : [V] extends [readonly (infer Row)[]]
        ? Element<Row>[]
        : [Extract<V, number>] extends [never]
          ? Composite<T, V>
          : [Extract<V, object>] extends [never]
            ? V | Extract<T, null>
            : number | null;

type Element<Row> = [Extract<Row, number>] extends [never]
  ? Row extends object
    ? Fields<Row>
    : Row
  : number;

type Composite<T, V> = [V] extends [{ root: object }]
  ? RichText
  : [V] extends [object]
    ? Fields<V>
    : V | Extract<T, null>;

/** A document in its display language. */
export type Shown<Slug extends keyof Config['collections']> = {
  item: Stored<Slug>;
  language: Locale;
  /** The same in Indonesian if it is public, for optional texts without translation. */
  indonesian: Stored<Slug> | null;
};

type Values = Record<string, unknown>;
const valuesOf = (value: unknown) => (value ?? {}) as Values;
const rowsOf = (value: unknown) => (value ?? []) as Values[];

/** @param language null inside of what is already in one language. */
function valueIn(
  field: FlattenedField,
  stored: unknown,
  language: Locale | null,
  missing: string[],
): unknown {
  const isTranslated = language !== null && 'localized' in field && Boolean(field.localized);
  const value = (isTranslated ? valuesOf(stored)[language] : stored) ?? null;
  const inner = isTranslated ? null : language;
  switch (field.type) {
    case 'group':
    case 'tab':
      return fieldsIn(field.flattenedFields, valuesOf(value), inner, missing);
    case 'array':
      return rowsOf(value).map((row) => fieldsIn(field.flattenedFields, row, inner, missing));
    case 'blocks':
      return rowsOf(value).flatMap((row) => blockIn(field.blocks, row, inner));
    case 'relationship':
    case 'upload':
      return value ?? (field.hasMany ? [] : null);
    case 'checkbox':
      return value ?? false;
  }
  const isRequired = 'required' in field && field.required && !field.admin?.condition && !isTranslated;
  if (isRequired && (value === null || value === '')) missing.push(field.name);
  if (field.type === 'richText') return value ?? EMPTY_TEXT;
  if (field.type === 'select' && field.hasMany) return value ?? [];
  return ['number', 'select', 'json'].includes(field.type) ? value : (value ?? '');
}

function fieldsIn(
  fields: readonly FlattenedField[],
  values: Values,
  language: Locale | null,
  missing: string[],
) {
  const own = fields.map((field) => [field.name, valueIn(field, values[field.name], language, missing)]);
  return { ...values, ...(Object.fromEntries(own) as Values) };
}

type Blocks = Extract<FlattenedField, { type: 'blocks' }>['blocks'];

/** A block that lacks something required is left out, as blocks with invisible references are. */
function blockIn(blocks: Blocks, row: Values, language: Locale | null): Values[] {
  const missing: string[] = [];
  const fields = blocks.find(({ slug }) => slug === row.blockType)?.flattenedFields;
  const block = fields && fieldsIn(fields, row, language, missing);
  return block && missing.length === 0 ? [block] : [];
}

/**
 * The document in one language. A translated text that is not written yet is empty. Required fields that both
 * languages share are facts, for which nothing can stand in: they are named in `missing`, and the document
 * has the type only without such. Published documents have all of them.
 */
export function storedIn<Slug extends keyof Config['collections']>(
  payload: Payload,
  collection: Slug,
  document: object,
  language: Locale,
): { item: Stored<Slug>; missing: string[] } {
  const missing: string[] = [];
  const { flattenedFields } = payload.collections[collection].config;
  // Safe cast: the generated types and this function follow the same fields.
  const item = fieldsIn(flattenedFields, valuesOf(document), language, missing) as Stored<Slug>;
  return { item, missing };
}

/** A global, read in one language. One that was never saved lacks required fields, too. */
export function storedGlobal<Slug extends GlobalSlug>(
  payload: Payload,
  slug: Slug,
  global: object,
): Stored<Slug> {
  const fields = payload.config.globals.find((config) => config.slug === slug)?.flattenedFields ?? [];
  return fieldsIn(fields, valuesOf(global), null, []) as Stored<Slug>;
}
