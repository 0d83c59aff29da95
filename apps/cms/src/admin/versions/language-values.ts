import { LOCALES, type Locale } from '@beranda/contract';
import type { FlattenedField } from 'payload';
import { isSameValue } from '#cms/admin/editing/differences.ts';
import { differInFormatOnly, displayText } from '#cms/admin/editing/display-text.ts';
import type { Bilingual } from '#cms/i18n/bilingual.ts';
import { SYSTEM_FIELDS } from '#cms/saves/system-fields.ts';
import type { Values } from './history.ts';

/** A field that differs, with display texts. They are equal if only the formatting differs. */
export type Change = { name: string; label: unknown; before: string; after: string };

/** The differences of two versions: shared ones, and those of each language. */
export type Comparison = { shared: Change[] } & Record<Locale, Change[]>;

const FIELDS_WITHOUT_INPUT = new Set([...SYSTEM_FIELDS, 'blockName']);

const isLocalized = (field: FlattenedField) => 'localized' in field && Boolean(field.localized);
const isWritten = (field: FlattenedField) =>
  !FIELDS_WITHOUT_INPUT.has(field.name) && field.type !== 'join' && !('virtual' in field && field.virtual);
const valuesOf = (value: unknown) =>
  (typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}) as Values;
const rowsOf = (value: unknown) => (Array.isArray(value) ? (value as Values[]) : []);

/** The label of a select's value, by language, or those of several; other values unchanged. */
function nameOfChoice(field: FlattenedField, value: unknown, language: keyof Bilingual): unknown {
  if (field.type !== 'select' && field.type !== 'radio') return value;
  if (Array.isArray(value)) return value.map((one) => nameOfChoice(field, one, language));
  const option = field.options.find(
    (candidate) => typeof candidate === 'object' && candidate.value === value,
  );
  const label = typeof option === 'object' ? option.label : undefined;
  return typeof label === 'object' && label !== null ? (label as Bilingual)[language] : value;
}

/**
 * The part of a value that belongs to one language, or is shared (null).
 *
 * @param isIn whether the value is inside a localized field
 */
function partOf(
  field: FlattenedField,
  value: unknown,
  of: Locale | null,
  isIn: boolean,
  language: keyof Bilingual,
): unknown {
  const isOwn = isIn || isLocalized(field);
  const own = isLocalized(field) && !isIn ? (of === null ? undefined : valuesOf(value)[of]) : value;
  const inside = (fields: readonly FlattenedField[], row: Values) =>
    Object.fromEntries(
      fields.filter(isWritten).map((one) => [one.name, partOf(one, row[one.name], of, isOwn, language)]),
    );
  if (field.type === 'array') return rowsOf(own).map((row) => inside(field.flattenedFields, row));
  if (field.type === 'blocks')
    return rowsOf(own).map((row) => {
      const block = field.blocks.find(({ slug }) => slug === row.blockType);
      return block ? inside(block.flattenedFields, row) : {};
    });
  if ('flattenedFields' in field) return inside(field.flattenedFields, valuesOf(own));
  const isOfThis = of === null ? !isOwn : isOwn;
  return isOfThis ? nameOfChoice(field, own, language) : undefined;
}

/** Compares two versions by language. */
export function compareVersions(
  fields: readonly FlattenedField[],
  before: Values,
  after: Values,
  language: keyof Bilingual,
): Comparison {
  const changesOf = (of: Locale | null): Change[] =>
    fields.filter(isWritten).flatMap((field) => {
      const [a, b] = [before, after].map((values) => partOf(field, values[field.name], of, false, language));
      const texts = { before: displayText(a), after: displayText(b) };
      if (isSameValue(a, b)) return [];
      if (texts.before === texts.after && !differInFormatOnly(a, b)) return [];
      return [{ name: field.name, label: 'label' in field ? field.label : field.name, ...texts }];
    });
  const [first, second] = LOCALES;
  return { shared: changesOf(null), [first]: changesOf(first), [second]: changesOf(second) } as Comparison;
}
