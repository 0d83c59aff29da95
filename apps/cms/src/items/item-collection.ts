import { type ItemCollection, itemCollectionOf } from '@beranda/contract';
import type { CollectionConfig, Field } from 'payload';
import { canSaveWithStatus, collectionAccess } from '#cms/access/access-table.ts';
import { refuseUnlessDraft } from '#cms/access/refuse-unless-draft.ts';
import { bumpAfterDelete } from '#cms/cache-tags/bump-hooks.ts';
import type { Env } from '#cms/env.ts';
import { type Bilingual, bilingual } from '#cms/i18n/bilingual.ts';
import { previewAddress } from '#cms/preview/preview-address.ts';
import { followTitle } from './fields/follow-title.ts';
import {
  outdatedTranslation,
  publicSlug,
  searchEngines,
  slug,
  stewardship,
  title,
  withdrawal,
} from './fields/item-fields.ts';
import type { ItemView } from './item-view.ts';
import { applyPlannedStatus, beginSave, copyAsDraft } from './save/begin-save.ts';
import { confirmSharedChanges } from './save/confirm-shared-changes.ts';
import { finishSave } from './save/finish-save.ts';
import { readLatestDraft } from './save/read-latest-draft.ts';
import { refuseWhileScheduled } from './save/refuse-while-scheduled.ts';
import { restoreVersion } from './save/restore-version.ts';
import { updateMany } from './save/update-many.ts';
import {
  canDeleteItem,
  canSaveItem,
  createdBy,
  noteAuthor,
  refuseTrashedSlug,
  refuseTrashing,
  separateTrash,
} from './trash/trash.ts';
import { confirmBeforeDeleting, confirmBeforeWithdrawing } from './withdrawal/confirm-withdrawal.ts';

const AUTOSAVE_MS = 1_500;

export type ItemCollectionOptions<C extends ItemCollection> = {
  slug: C;
  /** How the content API answers its items. */
  view: ItemView<C, never>;
  labels: { singular: Bilingual; plural: Bilingual };
  /** The heading of the menu under which editors find it. */
  group?: Bilingual;
  /** What the item is called by, where that is not its title. */
  titleLabel?: Bilingual;
  /** Fields of its own, below the title. */
  fields: Field[];
  /** Fields of its own beside the text; those from the factory come around them. */
  sidebar?: Field[];
  defaultColumns?: string[];
  defaultSort?: string;
  useAsTitle?: string;
  /** The field of the address, where it is not one that editors write themselves. */
  slugField?: Field;
  hooks?: Pick<
    NonNullable<CollectionConfig['hooks']>,
    'beforeValidate' | 'beforeChange' | 'beforeDelete' | 'afterChange'
  >;
};

/**
 * A collection of items that editors write in Indonesian and English, each language published by itself: drafts,
 * versions, schedules, previews, an address that leads on when it changes, a reason when it is withdrawn, and who
 * looks after it until when. Staff read all; editors save drafts and throw away their own that were never published;
 * publishers change what visitors see.
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
    // Never sent to browsers, other than `admin.custom`.
    custom: { itemView: options.view },
    admin: {
      useAsTitle: options.useAsTitle ?? 'title',
      defaultColumns: options.defaultColumns ?? ['title', '_status', 'updatedAt'],
      group: options.group ?? bilingual('Konten', 'Content'),
      components: {
        views: {
          // Named so that the page gets the class of Payload's own form.
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
    // A copy would take the status of its original, and so publish what nobody has released.
    disableDuplicate: true,
    trash: true,
    defaultSort: options.defaultSort ?? '-updatedAt',
    versions: {
      // Payload deletes the oldest by their time, which is the one just made when the clock was set back.
      maxPerDoc: 0,
      drafts: {
        autosave: { interval: AUTOSAVE_MS, showSaveDraftButton: true },
        schedulePublish: { timeFormat: 'HH:mm', timeIntervals: 5 },
        localizeStatus: true,
      },
    },
    endpoints: [restoreVersion(collection), updateMany(collection)],
    hooks: {
      beforeOperation: [
        copyAsDraft,
        separateTrash,
        readLatestDraft,
        refuseUnlessDraft,
        beginSave,
        confirmBeforeWithdrawing(env.siteUrl, collection),
      ],
      beforeValidate: [applyPlannedStatus, ...(hooks.beforeValidate ?? []), followTitle],
      beforeChange: [
        noteAuthor,
        refuseWhileScheduled,
        refuseTrashing,
        refuseTrashedSlug,
        ...(hooks.beforeChange ?? []),
        confirmSharedChanges,
      ],
      beforeDelete: [...(hooks.beforeDelete ?? []), confirmBeforeDeleting(env.siteUrl, collection)],
      afterChange: [...(hooks.afterChange ?? []), finishSave({ base, collection })],
      afterDelete: [bumpAfterDelete(collection)],
    },
    fields: [
      title(options.titleLabel),
      ...options.fields,
      ...(base === null ? [] : [searchEngines(env.siteUrl, base)]),
      outdatedTranslation,
      options.slugField ?? slug,
      ...sidebar,
      ...stewardship,
      createdBy,
      ...(base === null ? [] : [publicSlug, withdrawal]),
    ],
  };
}
