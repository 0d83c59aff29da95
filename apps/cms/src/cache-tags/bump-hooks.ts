import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, GlobalAfterChangeHook } from 'payload';
import { bumpTagVersion } from './bump-tag-version.ts';
import type { CacheTag } from './cache-tags.ts';

/** Bumps the tag after every save. Items with drafts do so themselves. */
export function bumpAfterChange(tag: CacheTag): CollectionAfterChangeHook {
  return async ({ req }) => {
    await bumpTagVersion(req, tag);
  };
}

export function bumpAfterDelete(tag: CacheTag): CollectionAfterDeleteHook {
  return async ({ req }) => bumpTagVersion(req, tag);
}

export function bumpAfterGlobalChange(tag: CacheTag): GlobalAfterChangeHook {
  return async ({ req }) => bumpTagVersion(req, tag);
}
