import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeOperationHook,
  GlobalAfterChangeHook,
} from 'payload';
import { type Save, staysDraft } from '#cms/access/refuse-unless-draft.ts';
import { raiseRevision } from './raise-revision.ts';
import type { Scope } from './scopes.ts';

const draftMark = (scope: Scope) => `savesDraftOf:${scope}`;

/** Notes whether the save that begins stays a draft; the hooks that run after it cannot see that any more. */
export function noteWhetherDraft(scope: Scope): CollectionBeforeOperationHook {
  return ({ args, operation, req }) => {
    if (operation === 'create' || operation === 'update' || operation === 'restoreVersion') {
      req.context[draftMark(scope)] = staysDraft(args as Save);
    }
  };
}

/** Whether what is being saved stays a draft, as noted when the save began. */
export function isDraftSave(context: Record<string, unknown>, scope: Scope): boolean {
  return context[draftMark(scope)] === true;
}

/** Raises the scope after every save that visitors may see; drafts and autosaves are not among them. */
export function raiseAfterChange(scope: Scope): CollectionAfterChangeHook {
  return async ({ req }) => {
    if (!isDraftSave(req.context, scope)) await raiseRevision(req, scope);
  };
}

export function raiseAfterDelete(scope: Scope): CollectionAfterDeleteHook {
  return async ({ req }) => raiseRevision(req, scope);
}

export function raiseAfterGlobalChange(scope: Scope): GlobalAfterChangeHook {
  return async ({ req }) => raiseRevision(req, scope);
}
