import type { CollectionSlug, FlattenedField, Payload, SanitizedCollectionConfig } from 'payload';
import type { InEach } from '#cms/content/multilingual.ts';
import { type Bilingual, bilingual } from '#cms/i18n/bilingual.ts';
import { findEnglishPublicationId } from '../save/publications.ts';
import type { Item } from '../save/save-action.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value without row ids, which change with every new row. */
function withoutIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIds);
  if (!isRecord(value)) return value ?? null;
  const entries = Object.entries(value).filter(([name]) => name !== 'id');
  return Object.fromEntries(entries.map(([name, one]) => [name, withoutIds(one)]));
}

const indonesianOf = (item: Item, { name }: FlattenedField) => {
  const { id = null } = (item[name] ?? {}) as NonNullable<InEach<unknown>>;
  return JSON.stringify(withoutIds(id));
};

/** The localized fields, except those for staff or search engines only. */
function translatedFields({ flattenedFields }: SanitizedCollectionConfig): FlattenedField[] {
  const isText = (field: FlattenedField) => 'localized' in field && Boolean(field.localized);
  return flattenedFields.filter(
    (field) => isText(field) && !['_status', 'withdrawnBecause'].includes(field.name),
  );
}

/** The item's version at the last publication of English. */
async function findEnglishPublication(payload: Payload, collection: string, id: number | string) {
  const publication = await findEnglishPublicationId(payload.db, collection, id);
  if (publication === null) return null;
  const { docs } = await payload.db.findVersions<Item>({
    collection: collection as CollectionSlug,
    limit: 1,
    locale: 'all',
    pagination: false,
    where: { id: { equals: publication } },
  });
  return docs[0]?.version ?? null;
}

/**
 * The fields whose public Indonesian text changed after English was last published; empty if English is not
 * public or equals Indonesian.
 */
export async function outdatedFields(
  payload: Payload,
  collection: string,
  id: number | string,
): Promise<Bilingual[]> {
  const item = await payload.db.findOne<Item>({
    collection: collection as CollectionSlug,
    locale: 'all',
    where: { id: { equals: id } },
  });
  if (item?._status?.en !== 'published' || item._status.id !== 'published') return [];
  const before = await findEnglishPublication(payload, collection, id);
  if (!before) return [];
  const { config } = payload.collections[collection as CollectionSlug];
  return translatedFields(config)
    .filter((field) => indonesianOf(item, field) !== indonesianOf(before, field))
    .map((field) =>
      'label' in field && isRecord(field.label)
        ? bilingual(String(field.label.id), String(field.label.en))
        : bilingual(field.name, field.name),
    );
}
