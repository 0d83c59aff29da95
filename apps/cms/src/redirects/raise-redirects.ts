import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload';
import { raiseRevision } from '#cms/cache-tags/bump-tag-version.ts';

/** Set in the context of a request that changes many redirects and raises their revision once, itself. */
export const RAISES_ONCE = 'raisesRedirectsOnce';

export const raiseRedirects: CollectionAfterChangeHook = async ({ context, req }) => {
  if (!context[RAISES_ONCE]) await raiseRevision(req, 'redirects');
};

export const raiseRedirectsAfterDelete: CollectionAfterDeleteHook = async ({ req }) =>
  raiseRevision(req, 'redirects');
