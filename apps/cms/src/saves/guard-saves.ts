import type { CollectionConfig, GlobalConfig } from 'payload';
import { nobody } from '#cms/access/rules.ts';
import { increaseGlobalUpdatedAt, increaseUpdatedAt } from './increase-updated-at.ts';
import { keepEditLocks, keepGlobalEditLocks, noteEditLocks, noteGlobalEditLocks } from './keep-edit-locks.ts';
import { lastSave } from './last-save.ts';
import { refuseStaleGlobalSave, refuseStaleSave } from './refuse-stale-saves.ts';

const releaseEditLock = '/saves/release-edit-lock.tsx#ReleaseEditLock';

/**
 * Gives a collection what every form needs in which two people may write: a save over another state than the stored
 * one is refused, the lock of who has it open lasts, and each state says who stored it. Its own hooks run first, so
 * that locks of whole collections are taken before the lock of a document. What nobody may change has no form.
 */
export function guardCollection(collection: CollectionConfig): CollectionConfig {
  const { access, hooks = {}, versions } = collection;
  if (access?.update === nobody) return collection;
  const { admin = {} } = collection;
  const { edit } = admin.components ?? {};
  const hasDrafts = typeof versions === 'object' && Boolean(versions.drafts);
  return {
    ...collection,
    admin: {
      ...admin,
      // What is copied is stored, and so shown where there are no drafts.
      disableCopyToLocale: !hasDrafts,
      components: {
        ...admin.components,
        edit: {
          ...edit,
          beforeDocumentControls: [...(edit?.beforeDocumentControls ?? []), releaseEditLock],
        },
      },
    },
    fields: [...collection.fields, lastSave],
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks.beforeOperation ?? []), refuseStaleSave, noteEditLocks],
      afterChange: [...(hooks.afterChange ?? []), ...(hasDrafts ? [] : [increaseUpdatedAt]), keepEditLocks],
    },
  };
}

/** The same for a global. */
export function guardGlobal(global: GlobalConfig): GlobalConfig {
  const { admin = {}, hooks = {} } = global;
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
    fields: [...global.fields, lastSave],
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks.beforeOperation ?? []), refuseStaleGlobalSave, noteGlobalEditLocks],
      afterChange: [...(hooks.afterChange ?? []), increaseGlobalUpdatedAt, keepGlobalEditLocks],
    },
  };
}
