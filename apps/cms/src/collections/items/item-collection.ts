import { type ItemCollection, itemCollectionOf } from '@beranda/contract';
import type { CollectionConfig, Field } from 'payload';
import { canPublish } from '#cms/access/can-publish.ts';
import { canSaveWithStatus } from '#cms/access/can-save-with-status.ts';
import { isStaff } from '#cms/access/is-staff.ts';
import { refuseUnlessDraft } from '#cms/access/refuse-unless-draft.ts';
import { redirectWhenSlugChanges } from '#cms/collections/redirects/redirect-when-slug-changes.ts';
import type { Env } from '#cms/env.ts';
import { fillSlug } from '#cms/fields/slug.ts';
import { type Bilingual, bilingual } from '#cms/i18n/bilingual.ts';
import { previewAddress } from '#cms/preview/preview-address.ts';
import { noteWhetherDraft, raiseAfterChange, raiseAfterDelete } from '#cms/revisions/hooks.ts';
import { drawAfterPublishing } from '#cms/social/draw-social-images.ts';
import { coverAllLanguages, stayPublishing } from './cover-all-languages.ts';
import { care, publicSlug, searchEngines, slug, title, withdrawal } from './item-fields.ts';
import { forgetReason, keepReleased, tellOfSharedChanges } from './keep-released.ts';
import { refuseWhileScheduled } from './refuse-while-scheduled.ts';

const AUTOSAVE_MS = 1_500;
const MAX_VERSIONS = 50;

export type ItemCollectionOptions = {
  slug: ItemCollection;
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
 * looks after it until when. Staff read all; editors save drafts; publishers change what visitors see.
 */
export function itemCollection(env: Env, options: ItemCollectionOptions): CollectionConfig {
  const { slug: collection, hooks = {}, sidebar = [] } = options;
  const { base } = itemCollectionOf(collection);
  const address = base === null ? null : redirectWhenSlugChanges(base);
  return {
    slug: collection,
    labels: options.labels,
    admin: {
      useAsTitle: options.useAsTitle ?? 'title',
      defaultColumns: options.defaultColumns ?? ['title', '_status', 'updatedAt'],
      group: options.group ?? bilingual('Konten', 'Content'),
      preview: (doc, { locale }) => previewAddress(env, { collection, doc, locale }),
    },
    access: {
      create: canSaveWithStatus,
      read: isStaff,
      readVersions: isStaff,
      update: canSaveWithStatus,
      delete: canPublish,
    },
    // A copy would take the status of its original, and so publish what nobody has released.
    disableDuplicate: true,
    defaultSort: options.defaultSort ?? '-updatedAt',
    versions: {
      maxPerDoc: MAX_VERSIONS,
      drafts: {
        autosave: { interval: AUTOSAVE_MS, showSaveDraftButton: true },
        schedulePublish: { timeFormat: 'HH:mm', timeIntervals: 5 },
        localizeStatus: true,
      },
    },
    hooks: {
      beforeOperation: [refuseUnlessDraft, coverAllLanguages, noteWhetherDraft(collection)],
      beforeValidate: [stayPublishing, ...(hooks.beforeValidate ?? []), fillSlug],
      beforeChange: [
        refuseWhileScheduled,
        ...(address ? [address.noteAddress, forgetReason] : []),
        ...(hooks.beforeChange ?? []),
        tellOfSharedChanges,
      ],
      beforeDelete: hooks.beforeDelete ?? [],
      afterChange: [
        ...(hooks.afterChange ?? []),
        keepReleased,
        raiseAfterChange(collection),
        ...(address ? [address.redirect, drawAfterPublishing(collection)] : []),
      ],
      afterDelete: [raiseAfterDelete(collection)],
    },
    fields: [
      title(options.titleLabel),
      ...options.fields,
      ...(base === null ? [] : [searchEngines(env.siteUrl, base)]),
      options.slugField ?? slug,
      ...sidebar,
      ...care,
      ...(base === null ? [] : [publicSlug, withdrawal]),
    ],
  };
}
