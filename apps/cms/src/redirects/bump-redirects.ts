import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload';
import { bumpTagVersion } from '#cms/cache-tags/bump-tag-version.ts';

/** Set in the context of a request that changes many redirects and bumps their cache tag once, itself. */
export const BUMPS_ONCE = 'bumpsRedirectsOnce';

export const bumpRedirects: CollectionAfterChangeHook = async ({ context, req }) => {
  if (!context[BUMPS_ONCE]) await bumpTagVersion(req, 'redirects');
};

export const bumpRedirectsAfterDelete: CollectionAfterDeleteHook = async ({ req }) =>
  bumpTagVersion(req, 'redirects');
