import { DEFAULT_LOCALE, LOCALES, type Locale } from '@beranda/contract';
import type { CollectionBeforeChangeHook, CollectionSlug, FlattenedField, PayloadRequest } from 'payload';
import { sql, tableName, tableOf, writeRows } from '#cms/database/sql.ts';
import { lastSaveIn } from '#cms/saves/last-save.ts';
import { type ItemSave, itemSaveOf } from './item-save.ts';
import type { Item } from './save-action.ts';

/*
 * Payload writes an autosave into the newest version if that is an autosave, too: what was there before is nowhere. So the
 * version stays where somebody else or an earlier session wrote it, or where rows or most of a text are removed, which takes
 * one key. A row that comes back, as by "Undo" in the form, gets back what the form did not have: its texts in the other
 * language.
 */

type Values = Record<string, unknown>;
type Fields = readonly FlattenedField[];

const isLocalized = (field: FlattenedField) => 'localized' in field && Boolean(field.localized);
const valuesOf = (value: unknown) =>
  (typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}) as Values;
const rowsOf = (value: unknown) => (Array.isArray(value) ? value.map(valuesOf) : []);
const fieldsOfRow = (field: FlattenedField, row: Values): Fields => {
  if (field.type === 'array') return field.flattenedFields;
  if (field.type !== 'blocks') return [];
  return field.blocks.find(({ slug }) => slug === row.blockType)?.flattenedFields ?? [];
};
const hasRows = (field: FlattenedField) => field.type === 'array' || field.type === 'blocks';

/**
 * The ids of all rows of a state, of the fields that it names.
 *
 * @param locale the language of the lists that each language has by itself; null if the state is of one language.
 */
function rowIdsOf(fields: Fields, values: Values, locale: Locale | null): string[] {
  return fields.flatMap((field): string[] => {
    const isOfLocale = locale !== null && isLocalized(field);
    const value = isOfLocale ? valuesOf(values[field.name])[locale] : values[field.name];
    const inside = isOfLocale ? null : locale;
    if (hasRows(field))
      return rowsOf(value).flatMap((row) => [
        ...(typeof row.id === 'string' ? [row.id] : []),
        ...rowIdsOf(fieldsOfRow(field, row), row, inside),
      ]);
    return 'flattenedFields' in field ? rowIdsOf(field.flattenedFields, valuesOf(value), inside) : [];
  });
}

/** The fields that a request sends: one that it does not name stays as it is. */
const sentOf = (fields: Fields, data: Values) => fields.filter(({ name }) => data[name] !== undefined);

/** A pause after which an autosave is of another session. */
const SESSION_MS = 60 * 60 * 1000;
/** Shorter texts are retyped in seconds. In characters of the stored value, which for formatted text has its structure. */
const MIN_TEXT_SIZE = 400;

const sizeOf = (value: unknown) => (value === undefined ? 0 : JSON.stringify(value).length);

/**
 * Whether a save leaves less than half of a text, also of one in a row that stays.
 *
 * @param locale as that of `rowIdsOf`, of the state before.
 */
function removesText(fields: Fields, before: Values, after: Values, locale: Locale | null): boolean {
  return sentOf(fields, after).some((field) => {
    const isOfLocale = locale !== null && isLocalized(field);
    const stored = isOfLocale ? valuesOf(before[field.name])[locale] : before[field.name];
    const written = after[field.name];
    const inside = isOfLocale ? null : locale;
    if (hasRows(field))
      return rowsOf(stored).some((row) => {
        const kept = rowsOf(written).find(({ id }) => id === row.id);
        return kept !== undefined && removesText(fieldsOfRow(field, row), row, kept, inside);
      });
    if ('flattenedFields' in field)
      return removesText(field.flattenedFields, valuesOf(stored), valuesOf(written), inside);
    const size = sizeOf(stored);
    return size >= MIN_TEXT_SIZE && sizeOf(written) < size / 2;
  });
}

/**
 * Whether a draft was last written by somebody else, or in an earlier session. A withdrawal ends a session: its version is
 * the evidence by which a publication that was scheduled before it does not happen.
 */
function isOfOtherSession(draft: Item, req: PayloadRequest): boolean {
  const last = lastSaveIn(draft);
  return (
    last?.action === 'withdraw' ||
    last?.user !== req.user?.id ||
    Date.now() - Date.parse(draft.updatedAt) > SESSION_MS
  );
}

/** Ends the autosaved version if a save would overwrite what its author may still need, so that it gets one of its own. */
export const keepOverwrittenVersion: CollectionBeforeChangeHook = async ({
  collection: { flattenedFields, slug },
  context,
  data,
  originalDoc,
  req,
}) => {
  const save = itemSaveOf(context, slug, originalDoc?.id);
  if (!save || save.versionId === null || req.locale === 'all') return data;
  const locale = LOCALES.find((candidate) => candidate === req.locale) ?? DEFAULT_LOCALE;
  const { draft } = save.before;
  const fields = sentOf(flattenedFields, data);
  const kept = new Set(rowIdsOf(fields, data, null));
  const removesRows = rowIdsOf(fields, draft, locale).some((id) => !kept.has(id));
  const isOverwritten =
    removesRows || removesText(fields, draft, data, locale) || isOfOtherSession(draft, req);
  if (!isOverwritten) return data;
  const versions = tableOf(req.payload, `_${tableName(slug)}_v`);
  await writeRows(req, sql`UPDATE ${versions} SET autosave = false WHERE id = ${save.versionId}`);
  return data;
};

/** The lists whose rows languages share: their texts in one language are not in a form of another. */
const sharedListsOf = (fields: Fields) =>
  fields.flatMap((field) => (field.type === 'array' && !isLocalized(field) ? [field] : []));

const sharedRowIdsOf = (fields: Fields, values: Values) =>
  sharedListsOf(fields).flatMap(({ name }) => rowsOf(values[name]).map(({ id }) => id));

/** A row with the texts of an earlier state of it in the languages in which it has none, other than that of the form. */
function withTextsOf(fields: Fields, row: Values, earlier: Values, form: string): Values {
  const filled = fields.map((field): [string, unknown] => {
    const [value, before] = [row[field.name], earlier[field.name]];
    if (isLocalized(field)) {
      const written = Object.entries(valuesOf(value)).filter(
        ([, text]) => text !== undefined && text !== null,
      );
      // What is empty in the form was emptied before the row was removed.
      const { [form]: _shown, ...others } = valuesOf(before);
      return [field.name, { ...others, ...Object.fromEntries(written) }];
    }
    if (field.type === 'array')
      return [
        field.name,
        rowsOf(value).map((inner) => withTextsOfRow(field.flattenedFields, inner, before, form)),
      ];
    if (!('flattenedFields' in field)) return [field.name, value];
    return [field.name, withTextsOf(field.flattenedFields, valuesOf(value), valuesOf(before), form)];
  });
  return { ...row, ...Object.fromEntries(filled) };
}

function withTextsOfRow(fields: Fields, row: Values, rowsBefore: unknown, form: string): Values {
  const before = rowsOf(rowsBefore).find(({ id }) => id === row.id);
  return before ? withTextsOf(fields, row, before, form) : row;
}

/** A row comes back soon after it was removed: a later save has few versions in between. A new row is looked for there, too. */
const MAX_VERSIONS = 5;

/** The written draft, in which rows that an earlier version had get back their texts in the other language. */
export async function withTextsOfReturnedRows(
  req: PayloadRequest,
  { flattenedFields: fields, slug }: { slug: string; flattenedFields: Fields },
  { before, versionId }: ItemSave,
  written: Item,
): Promise<Item> {
  const known = sharedRowIdsOf(fields, before.draft);
  const returned = sharedRowIdsOf(fields, written).filter((id) => !known.includes(id));
  if (returned.length === 0 || versionId === null) return written;
  const { docs } = await req.payload.db.findVersions<Item>({
    collection: slug as CollectionSlug,
    limit: MAX_VERSIONS,
    locale: 'all',
    pagination: false,
    req,
    sort: '-id',
    where: { and: [{ parent: { equals: before.draft.id } }, { id: { less_than: versionId } }] },
  });
  const earlier = docs.find(({ version }) =>
    sharedRowIdsOf(fields, version).some((id) => returned.includes(id)),
  )?.version;
  if (!earlier) return written;
  const lists = sharedListsOf(fields).map(({ flattenedFields, name }) => {
    const rows = rowsOf(written[name]).map((row) =>
      returned.includes(row.id)
        ? withTextsOfRow(flattenedFields, row, earlier[name], String(req.locale))
        : row,
    );
    return [name, rows] as const;
  });
  return { ...written, ...Object.fromEntries(lists) };
}
