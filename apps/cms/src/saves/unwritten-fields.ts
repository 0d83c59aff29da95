/** Computed fields, stored with each document and absent from forms. */
export const UNWRITTEN_FIELDS: readonly string[] = [
  '_status',
  'createdAt',
  'createdBy',
  'deletedAt',
  'firstPublishedAt',
  'id',
  'lastSave',
  'publicSlug',
  'updatedAt',
];
