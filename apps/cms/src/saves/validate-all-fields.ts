import type { CollectionBeforeOperationHook } from 'payload';

/**
 * Ignores the parameter `unpublishAllLocales`, which means nothing without drafts: with it Payload validates only the
 * fields that are sent, not those that the change contradicts.
 */
export const validateAllFields: CollectionBeforeOperationHook = ({ args, operation }) =>
  operation === 'update' ? { ...args, unpublishAllLocales: false } : args;
