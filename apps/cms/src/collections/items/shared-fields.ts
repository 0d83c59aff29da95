import type { FlattenedField } from 'payload';

type Values = Record<string, unknown>;
type Fields = readonly FlattenedField[];

/** Fields that no visitor sees, or that nobody writes. */
const UNSEEN = ['createdAt', 'updatedAt', 'owner', 'reviewBy', 'publicSlug', 'firstPublishedAt'];

const isLocalised = (field: FlattenedField) => 'localized' in field && Boolean(field.localized);
const isComputed = (field: FlattenedField) =>
  field.type === 'join' || ('virtual' in field && Boolean(field.virtual));
const valuesOf = (value: unknown) => (value ?? {}) as Values;

/** The values that both languages share, without the texts inside rows and groups, and without the ids of rows. */
function sharedValue(field: FlattenedField, value: unknown): unknown {
  if (isLocalised(field) || isComputed(field)) return undefined;
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

/** A value as text, the same for whatever means the same: nothing, an empty text and an unticked box are one. */
const asText = (value: unknown) =>
  JSON.stringify(value, (_name, one: unknown) => (isEmpty(one) ? undefined : one)) ?? '';

/** The fields that visitors of both languages share and in which two states of an item differ, with what they come to be. */
export function sharedChanges(
  fields: Fields,
  before: Values,
  after: Values,
): { field: FlattenedField; value: string }[] {
  return fields.flatMap((field) => {
    const value = asText(sharedValue(field, after[field.name]));
    const isSame = value === asText(sharedValue(field, before[field.name]));
    return isSame || UNSEEN.includes(field.name) ? [] : [{ field, value }];
  });
}

/** An item with the texts of one state, each language's own, and all that they share of another. */
export function withSharedOf(fields: Fields, shared: Values, texts: Values): Values {
  const values = fields.flatMap((field): [string, unknown][] => {
    const { name } = field;
    if (isComputed(field)) return [];
    if (isLocalised(field)) return [[name, texts[name]]];
    if (field.type !== 'array' && 'flattenedFields' in field)
      return [[name, withSharedOf(field.flattenedFields, valuesOf(shared[name]), valuesOf(texts[name]))]];
    return [[name, shared[name]]];
  });
  return { ...shared, ...Object.fromEntries(values) };
}
