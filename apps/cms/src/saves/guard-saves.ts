import type { CollectionConfig, GlobalConfig } from 'payload';
import { denyAll } from '#cms/access/rules.ts';
import { bulkDeleteEndpoint } from './delete-many.ts';
import { increaseGlobalUpdatedAt, increaseUpdatedAt } from './increase-updated-at.ts';
import { lastSave } from './last-save.ts';
import { lockReferencesOnGlobalSave, lockReferencesOnSave } from './lock-references-on-save.ts';
import { rejectDeletionWhileEdited, rejectStaleGlobalSave, rejectStaleSave } from './reject-stale-saves.ts';
import {
  readEditLocks,
  readGlobalEditLocks,
  restoreEditLocks,
  restoreGlobalEditLocks,
} from './restore-edit-locks.ts';
import { rejectPayloadsRestore, restoreGlobalEndpoint } from './restore-global-version.ts';
import { validateAllFields } from './validate-all-fields.ts';

const releaseEditLock = '/saves/release-edit-lock.tsx#ReleaseEditLock';

/**
 * Adds optimistic locking, persistent edit locks, bulk deletion one by one and `lastSave` to a collection with a form, and
 * switches Payload's bulk edit off. Its own hooks run first, so that locks of whole collections are taken before document
 * locks. Does nothing for read-only collections.
 */
export function guardCollection(collection: CollectionConfig): CollectionConfig {
  const { access, endpoints, hooks = {}, slug, versions } = collection;
  if (access?.update === denyAll) return collection;
  const { admin = {} } = collection;
  const { edit } = admin.components ?? {};
  const hasDrafts = typeof versions === 'object' && Boolean(versions.drafts);
  return {
    ...collection,
    admin: {
      ...admin,
      // Without drafts a copied language would be public at once.
      disableCopyToLocale: !hasDrafts,
      components: {
        ...admin.components,
        edit: {
          ...edit,
          beforeDocumentControls: [...(edit?.beforeDocumentControls ?? []), releaseEditLock],
        },
      },
    },
    // Payload's bulk edit reads all documents before it locks any (lost updates). Items have one of their own.
    ...(hasDrafts ? {} : { disableBulkEdit: true }),
    ...(collection.disableBulkDelete ? {} : { endpoints: [...(endpoints || []), bulkDeleteEndpoint(slug)] }),
    fields: [...collection.fields, lastSave],
    hooks: {
      ...hooks,
      beforeOperation: [
        ...(hooks.beforeOperation ?? []),
        ...(hasDrafts ? [] : [validateAllFields]),
        rejectStaleSave,
        rejectDeletionWhileEdited,
        readEditLocks,
      ],
      beforeChange: [...(hooks.beforeChange ?? []), lockReferencesOnSave],
      afterChange: [
        ...(hooks.afterChange ?? []),
        ...(hasDrafts ? [] : [increaseUpdatedAt]),
        restoreEditLocks,
      ],
    },
  };
}

/** The same as `guardCollection` for a global, whose versions are restored by our own endpoint. */
export function guardGlobal(global: GlobalConfig): GlobalConfig {
  const { admin = {}, endpoints, hooks = {}, slug, versions } = global;
  const { elements } = admin.components ?? {};
  return {
    ...global,
    admin: {
      ...admin,
      components: {
        ...admin.components,
        elements: {
          ...elements,
          beforeDocumentControls: [...(elements?.beforeDocumentControls ?? []), releaseEditLock],
        },
      },
    },
    ...(versions ? { endpoints: [restoreGlobalEndpoint(slug), ...(endpoints || [])] } : {}),
    fields: [...global.fields, lastSave],
    hooks: {
      ...hooks,
      beforeOperation: [
        ...(hooks.beforeOperation ?? []),
        rejectPayloadsRestore,
        rejectStaleGlobalSave,
        readGlobalEditLocks,
      ],
      beforeChange: [...(hooks.beforeChange ?? []), lockReferencesOnGlobalSave],
      afterChange: [...(hooks.afterChange ?? []), increaseGlobalUpdatedAt, restoreGlobalEditLocks],
    },
  };
}
