import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload';
import { bumpTagVersion } from '#cms/cache-tags/bump-tag-version.ts';

/** Context key for requests that change many redirects and bump their cache tag once. */
export const BUMPS_ONCE = 'bumpsRedirectsOnce';

export const bumpRedirects: CollectionAfterChangeHook = async ({ context, req }) => {
  if (!context[BUMPS_ONCE]) await bumpTagVersion(req, 'redirects');
};

export const bumpRedirectsAfterDelete: CollectionAfterDeleteHook = async ({ req }) =>
  bumpTagVersion(req, 'redirects');
