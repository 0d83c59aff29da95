import { MAX_SYNONYM_GROUPS, MAX_SYNONYM_LENGTH, MAX_SYNONYM_WORDS } from '@beranda/contract';
import type { CollectionConfig } from 'payload';
import { collectionAccess } from '#cms/access/access-table.ts';
import { bumpAfterChange, bumpAfterDelete } from '#cms/cache-tags/bump-hooks.ts';
import { lock } from '#cms/database/locks.ts';
import type { Env } from '#cms/env.ts';
import { bilingual } from '#cms/i18n/bilingual.ts';
import { lockBeforeChange } from '#cms/saves/lock-before-change.ts';
import { limitGroups } from './limit-groups.ts';
import { validateMeans, validateWords } from './validate-words.ts';

/** Characters of a list: its words with a comma and a space after each. */
const MAX_LIST_LENGTH = MAX_SYNONYM_WORDS * (MAX_SYNONYM_LENGTH + 2);

/** Synonyms of the search, a group each, shared by both languages. Without drafts: a change is public at once. */
export function synonyms({ siteUrl }: Pick<Env, 'siteUrl'>): CollectionConfig {
  const tryIt = (component: string) => ({
    path: `/collections/synonyms/try-search/try-search.tsx#${component}`,
    clientProps: { siteUrl },
  });
  return {
    slug: 'synonyms',
    labels: {
      singular: bilingual('Padanan kata', 'Synonyms'),
      plural: bilingual('Padanan kata pencarian', 'Search synonyms'),
    },
    admin: {
      useAsTitle: 'words',
      defaultColumns: ['words', 'means', 'updatedAt'],
      listSearchableFields: ['words', 'means'],
      group: bilingual('Situs', 'Site'),
      pagination: { defaultLimit: 50 },
      components: { beforeListTable: [tryIt('TrySearch')] },
      description: bilingual(
        `Berlaku untuk kedua bahasa, paling banyak ${MAX_SYNONYM_GROUPS} kelompok. Kata dalam satu kelompok saling menemukan. Kelompok yang “Juga mencari”-nya terisi berlaku satu arah: “tf” menemukan “transfer”, tetapi “transfer” tidak menemukan “tf”.`,
        `Used in both languages, at most ${MAX_SYNONYM_GROUPS} groups. The words of a group find each other. A group with “Also finds” is one-way: “tf” finds “transfer”, but “transfer” does not find “tf”.`,
      ),
    },
    access: collectionAccess('synonyms'),
    defaultSort: 'words',
    disableDuplicate: true,
    hooks: {
      // Words are compared with those of all other groups.
      beforeOperation: [lockBeforeChange((req) => lock(req, 'documents', 'synonyms'))],
      beforeChange: [limitGroups],
      afterChange: [bumpAfterChange('synonyms')],
      afterDelete: [bumpAfterDelete('synonyms')],
    },
    fields: [
      {
        name: 'words',
        type: 'text',
        required: true,
        maxLength: MAX_LIST_LENGTH,
        label: bilingual('Kata atau frasa', 'Words or phrases'),
        validate: validateWords,
        admin: {
          description: bilingual(
            'Pisahkan dengan koma, misalnya: KPR, kredit pemilikan rumah, mortgage.',
            'Separate them by commas, such as: KPR, kredit pemilikan rumah, mortgage.',
          ),
        },
      },
      {
        name: 'means',
        type: 'text',
        maxLength: MAX_LIST_LENGTH,
        label: bilingual('Juga mencari (satu arah)', 'Also finds (one way)'),
        validate: validateMeans,
        admin: {
          description: bilingual(
            'Kosongkan bila semua kata di atas sama artinya.',
            'Leave empty if all words above mean the same.',
          ),
        },
      },
      {
        name: 'trySearch',
        type: 'ui',
        label: bilingual('Coba pencarian', 'Try it'),
        admin: { components: { Field: tryIt('TrySearchWithGroup') } },
      },
    ],
  };
}
