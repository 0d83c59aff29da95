import type { CollectionBeforeOperationHook } from 'payload';

type Update = {
  data?: Record<string, unknown>;
  draft?: boolean;
  publishAllLocales?: boolean;
  publishSpecificLocale?: string;
  unpublishAllLocales?: boolean;
};

/**
 * A schedule that names no language means all of them. Payload's own job passes nothing but the new status,
 * which with a status for each language would reach the default language alone.
 */
export const coverAllLanguages: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const update = args as Update;
  const isFromSchedule =
    operation === 'update' &&
    req.payloadAPI === 'local' &&
    update.draft !== true &&
    !update.publishSpecificLocale &&
    Object.keys(update.data ?? {}).join() === '_status';
  if (!isFromSchedule) return args;
  return update.data?._status === 'published'
    ? { ...args, publishAllLocales: true }
    : { ...args, unpublishAllLocales: true };
};
