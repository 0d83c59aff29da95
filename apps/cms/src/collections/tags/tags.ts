import type { CollectionConfig } from 'payload';
import { termCollection } from '#cms/collections/items/term-collection.ts';
import { bilingual } from '#cms/i18n/bilingual.ts';

/** Words under which articles of the blog stand together. */
export function tags(): CollectionConfig {
  return termCollection({
    slug: 'tags',
    labels: { singular: bilingual('Tag', 'Tag'), plural: bilingual('Tag', 'Tags') },
  });
}
