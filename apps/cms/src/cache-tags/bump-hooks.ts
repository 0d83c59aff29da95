import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, GlobalAfterChangeHook } from 'payload';
import { raiseRevision } from './bump-tag-version.ts';
import type { Scope } from './cache-tags.ts';

/** Raises the scope after every save. Items, which have drafts, do so by themselves. */
export function raiseAfterChange(scope: Scope): CollectionAfterChangeHook {
  return async ({ req }) => {
    await raiseRevision(req, scope);
  };
}

export function raiseAfterDelete(scope: Scope): CollectionAfterDeleteHook {
  return async ({ req }) => raiseRevision(req, scope);
}

export function raiseAfterGlobalChange(scope: Scope): GlobalAfterChangeHook {
  return async ({ req }) => raiseRevision(req, scope);
}
