import { MAX_POPULAR_SEARCH_LENGTH, MAX_POPULAR_SEARCHES } from '@beranda/contract';
import type { GlobalConfig } from 'payload';
import { globalAccess } from '#cms/access/access-table.ts';
import { bumpAfterGlobalChange } from '#cms/cache-tags/bump-hooks.ts';
import type { Env } from '#cms/env.ts';
import { namedRows } from '#cms/fields/named-rows.ts';
import { localizedTextField } from '#cms/fields/text-fields.ts';
import { bilingual } from '#cms/i18n/bilingual.ts';
import { promoted } from './promoted.ts';

/** What staff set for the search: suggestions shown before any input, and promoted results. Synonyms are a collection. */
export const search = ({ siteUrl }: Pick<Env, 'siteUrl'>): GlobalConfig => ({
  slug: 'search',
  label: bilingual('Pencarian', 'Search'),
  admin: { group: bilingual('Situs', 'Site') },
  access: globalAccess('search'),
  versions: { max: 50 },
  hooks: { afterChange: [bumpAfterGlobalChange('search')] },
  fields: [
    {
      name: 'trySearch',
      type: 'ui',
      label: bilingual('Coba pencarian', 'Try it'),
      admin: {
        components: {
          Field: {
            path: '/collections/synonyms/try-search/try-search.tsx#TrySearch',
            clientProps: { siteUrl },
          },
        },
      },
    },
    {
      name: 'popular',
      type: 'array',
      maxRows: MAX_POPULAR_SEARCHES,
      label: bilingual('Pencarian populer', 'Popular searches'),
      labels: {
        singular: bilingual('Kata kunci', 'Keyword'),
        plural: bilingual('Kata kunci', 'Keywords'),
      },
      admin: {
        ...namedRows,
        description: bilingual(
          'Ditawarkan di halaman pencarian menurut urutan ini. Bahasa yang teksnya kosong tidak menampilkannya.',
          'Offered on the search page in this order. A language without a text does not show it.',
        ),
      },
      fields: [
        localizedTextField('text', bilingual('Teks', 'Text'), {
          required: true,
          maxLength: MAX_POPULAR_SEARCH_LENGTH,
        }),
      ],
    },
    promoted,
  ],
});
