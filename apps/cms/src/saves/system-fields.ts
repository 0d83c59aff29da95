/** Fields that Payload or a hook writes, never a form. Comparisons of documents derive from this list what they ignore. */
export const SYSTEM_FIELDS: readonly string[] = [
  '_status',
  'createdAt',
  'createdBy',
  'deletedAt',
  'draftAuthors',
  'firstPublishedAt',
  'id',
  'lastSave',
  'publicSlug',
  'updatedAt',
];
