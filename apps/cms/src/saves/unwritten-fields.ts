/** What is stored with each document and nobody writes into a form. */
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
