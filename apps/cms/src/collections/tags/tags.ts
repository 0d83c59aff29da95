import type { CollectionConfig } from 'payload';
import { bilingual } from '#cms/i18n/bilingual.ts';
import { termCollection } from '#cms/items/term-collection.ts';

/** Tags of blog articles. */
export function tags(): CollectionConfig {
  return termCollection({
    slug: 'tags',
    labels: { singular: bilingual('Tag', 'Tag'), plural: bilingual('Tag', 'Tags') },
  });
}
