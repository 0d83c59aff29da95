import type { CollectionConfig, Field } from 'payload';
import type { Env } from '#cms/env.ts';
import { localizedTextField } from '#cms/fields/text-fields.ts';
import { bilingual } from '#cms/i18n/bilingual.ts';
import {
  bodyField,
  coverField,
  publishedAtField,
  slugField,
  summaryField,
} from '#cms/items/fields/item-fields.ts';
import { itemCollection } from '#cms/items/item-collection.ts';
import { blogsView } from './item-view.ts';
import { validateBlogSlug } from './validate-blog-slug.ts';

const MAX_TAGS = 6;
const MAX_RELATED = 3;

/** Blog articles without reference to current events. */
export function blogs(env: Env): CollectionConfig {
  return itemCollection(env, {
    slug: 'blogs',
    view: blogsView,
    labels: { singular: bilingual('Artikel blog', 'Blog article'), plural: bilingual('Blog', 'Blog') },
    defaultColumns: ['title', 'tags', '_status', 'publishedAt'],
    defaultSort: '-publishedAt',
    fields: [summaryField, bodyField()],
    slugField: { ...slugField, validate: validateBlogSlug } as Field,
    sidebar: [
      {
        name: 'tags',
        type: 'relationship',
        relationTo: 'tags',
        hasMany: true,
        maxRows: MAX_TAGS,
        label: bilingual('Tag', 'Tags'),
        admin: {
          position: 'sidebar',
          description: bilingual('Yang terpenting lebih dulu.', 'The most important one first.'),
        },
      },
      {
        ...localizedTextField('author', bilingual('Penulis', 'Author'), {
          maxLength: 80,
          description: bilingual('Nama tim atau penulis.', 'The name of the team or the writer.'),
        }),
      } as Field,
      publishedAtField(bilingual('Tanggal artikel', 'Date of the article')),
      coverField,
      {
        name: 'related',
        type: 'relationship',
        relationTo: 'blogs',
        hasMany: true,
        maxRows: MAX_RELATED,
        label: bilingual('Baca juga', 'Also read'),
        filterOptions: ({ id }) => (id ? { id: { not_equals: id } } : true),
        admin: {
          position: 'sidebar',
          description: bilingual(
            'Jika dikosongkan, artikel dengan tag yang sama ditampilkan.',
            'Where it is empty, articles with the same tags are shown.',
          ),
        },
      },
    ],
  });
}
