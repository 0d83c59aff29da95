import { type ItemCollection, itemCollectionOf } from '@beranda/contract';
import type { CollectionConfig, Field } from 'payload';
import { canSaveWithStatus, collectionAccess } from '#cms/access/access-table.ts';
import { rejectUnlessDraft } from '#cms/access/reject-unless-draft.ts';
import { bumpAfterDelete } from '#cms/cache-tags/bump-hooks.ts';
import type { Env } from '#cms/env.ts';
import { type Bilingual, bilingual } from '#cms/i18n/bilingual.ts';
import { previewAddress } from '#cms/preview/preview-address.ts';
import { confirmBrokenLinks } from './broken-links/confirm-broken-links.ts';
import { followTitle } from './fields/follow-title.ts';
import {
  outdatedTranslationField,
  publicSlugField,
  searchEngineFields,
  searchWordsField,
  secondPersonField,
  slugField,
  stewardshipFields,
  titleField,
  withdrawalField,
} from './fields/item-fields.ts';
import type { ItemView } from './item-view.ts';
import { applyPlannedStatus, beginSave, copyAsDraft } from './save/begin-save.ts';
import { confirmRedirects } from './save/confirm-redirects.ts';
import { confirmSharedChanges } from './save/confirm-shared-changes.ts';
import { finishSave } from './save/finish-save.ts';
import { keepOverwrittenVersion } from './save/overwritten-drafts.ts';
import { readLatestDraft } from './save/read-latest-draft.ts';
import { draftAuthors } from './save/record-authors.ts';
import { rejectWhileScheduled } from './save/reject-while-scheduled.ts';
import { restoreVersion } from './save/restore-version.ts';
import { bulkUpdateEndpoint } from './save/update-many.ts';
import { removeSearchTexts } from './search-texts/store-search-texts.ts';
import {
  canDeleteItem,
  canSaveItem,
  createdBy,
  recordAuthor,
  rejectTrashedSlug,
  rejectTrashing,
  rejectUnlessTrashed,
  separateTrash,
} from './trash/trash.ts';
import { confirmBeforeDeleting, confirmBeforeWithdrawing } from './withdrawal/confirm-withdrawal.ts';

const AUTOSAVE_MS = 1_500;

type ItemCollectionOptions<C extends ItemCollection> = {
  slug: C;
  /** Maps items to the content API. */
  view: ItemView<C>;
  labels: { singular: Bilingual; plural: Bilingual };
  /** The navigation group in the admin panel. */
  group?: Bilingual;
  /** Label of the title field, if it is not “title”. */
  titleLabel?: Bilingual;
  /** Additional fields below the title. */
  fields: Field[];
  /** Additional sidebar fields, placed between those of the factory. */
  sidebar?: Field[];
  defaultColumns?: string[];
  defaultSort?: string;
  useAsTitle?: string;
  /** Replaces the slug field, for collections with generated slugs. */
  slugField?: Field;
  /** Hooks after a change run when its result is stored. */
  hooks?: Pick<
    NonNullable<CollectionConfig['hooks']>,
    'beforeValidate' | 'beforeChange' | 'beforeDelete' | 'afterChange'
  >;
};

/**
 * Creates a collection of bilingual items. Each language is published separately. Includes drafts, versions,
 * schedules, previews, redirects after slug changes, withdrawal reasons and stewardship. Staff read all
 * items; editors save drafts and delete their own unpublished ones; publishers change public content.
 */
export function itemCollection<C extends ItemCollection>(
  env: Env,
  options: ItemCollectionOptions<C>,
): CollectionConfig {
  const { slug: collection, hooks = {}, sidebar = [] } = options;
  const { base } = itemCollectionOf(collection);
  return {
    slug: collection,
    labels: options.labels,
    // Server only: Payload sends just `admin.custom` to browsers.
    custom: { itemView: options.view },
    admin: {
      useAsTitle: options.useAsTitle ?? 'title',
      defaultColumns: options.defaultColumns ?? ['title', '_status', 'updatedAt'],
      group: options.group ?? bilingual('Konten', 'Content'),
      components: {
        edit: {
          PublishButton: '/items/second-person/publication-button.tsx#PublicationButton',
          UnpublishButton: '/admin/editing/unpublish-button.tsx#UnpublishButton',
        },
        views: {
          // This key replaces Payload's default edit view and keeps its CSS class.
          'default-edit': {
            Component: '/admin/new-item/new-item-view.tsx#NewItemView',
            path: '/create',
            exact: true,
          },
        },
      },
      preview: (doc, { locale }) => previewAddress(env, { collection, doc, locale }),
    },
    access: {
      ...collectionAccess(collection),
      create: canSaveWithStatus,
      update: canSaveItem(collection),
      delete: canDeleteItem(collection),
    },
    // A duplicate would copy the status and publish unreviewed content.
    disableDuplicate: true,
    // Soft delete: deletion puts an item in the trash, from which it can be restored.
    trash: true,
    defaultSort: options.defaultSort ?? '-updatedAt',
    versions: {
      // Unlimited: Payload deletes the oldest by timestamp, which is the newest version after the clock was
      // set back.
      maxPerDoc: 0,
      drafts: {
        autosave: { interval: AUTOSAVE_MS, showSaveDraftButton: true },
        schedulePublish: { timeFormat: 'HH:mm', timeIntervals: 5 },
        localizeStatus: true,
      },
    },
    endpoints: [restoreVersion(collection), bulkUpdateEndpoint(collection)],
    hooks: {
      beforeOperation: [
        copyAsDraft,
        separateTrash,
        readLatestDraft,
        rejectUnlessDraft,
        beginSave,
        confirmBeforeWithdrawing(env.siteUrl, collection),
      ],
      beforeValidate: [applyPlannedStatus, ...(hooks.beforeValidate ?? []), followTitle],
      beforeChange: [
        recordAuthor,
        rejectWhileScheduled,
        rejectTrashing,
        rejectTrashedSlug,
        ...(hooks.beforeChange ?? []),
        confirmSharedChanges,
        confirmRedirects(collection),
        confirmBrokenLinks(env.siteUrl, collection),
        keepOverwrittenVersion,
      ],
      beforeDelete: [
        rejectUnlessTrashed,
        ...(hooks.beforeDelete ?? []),
        confirmBeforeDeleting(env.siteUrl, collection),
      ],
      afterChange: [finishSave({ base, collection }), ...(hooks.afterChange ?? [])],
      afterDelete: [bumpAfterDelete(collection), removeSearchTexts(collection)],
    },
    fields: [
      titleField(options.titleLabel),
      ...options.fields,
      ...(base === null ? [] : [searchEngineFields(env.siteUrl, base)]),
      secondPersonField,
      outdatedTranslationField,
      options.slugField ?? slugField,
      ...sidebar,
      searchWordsField,
      ...stewardshipFields,
      createdBy,
      draftAuthors,
      ...(base === null ? [] : [publicSlugField, withdrawalField]),
    ],
  };
}
