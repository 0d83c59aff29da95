import { LOCALES, type Locale } from '@beranda/contract';
import type { CollectionBeforeOperationHook, CollectionBeforeValidateHook } from 'payload';
import { completeLanguages } from './complete-languages.ts';

type Update = {
  id?: number | string;
  data?: Record<string, unknown>;
  draft?: boolean;
  publishAllLocales?: boolean;
  publishSpecificLocale?: string;
  unpublishAllLocales?: boolean;
};

/** How an item is being saved, for hooks that cannot see it any more. */
export type Saving = {
  isForAllLanguages: boolean;
  /** Nobody has a form before them: a schedule, which gives no more than a status. */
  isFromSchedule: boolean;
  isRestoring: boolean;
};

const mark = (collection: string) => `savingOf:${collection}`;

/** How the save that runs was asked for. */
export function savingOf(context: Record<string, unknown>, collection: string): Saving {
  return context[mark(collection)] as Saving;
}

/**
 * Publishes all languages that are complete, where all are asked for. What a translator has only begun stays a draft,
 * though Payload would judge no more than one language and publish every other with it. When none is complete, the
 * rules of the language that is saved refuse it by name. A schedule that names no language means all of them, too:
 * Payload's own job passes nothing but the new status, which would reach the default language alone.
 */
export const coverAllLanguages: CollectionBeforeOperationHook = async ({
  args,
  collection,
  context,
  operation,
  req,
}) => {
  if (operation !== 'create' && operation !== 'update' && operation !== 'restoreVersion') return args;
  const update = args as Update;
  const isFromSchedule =
    operation === 'update' &&
    req.payloadAPI === 'local' &&
    update.draft !== true &&
    !update.publishAllLocales &&
    Object.keys(update.data ?? {}).join() === '_status';
  const isOfAll = isFromSchedule && !update.publishSpecificLocale;
  const isPublishingAll =
    Boolean(update.publishAllLocales) || (isOfAll && update.data?._status === 'published');
  const saving: Saving = {
    isForAllLanguages: isPublishingAll,
    isFromSchedule,
    isRestoring: operation === 'restoreVersion',
  };
  context[mark(collection.slug)] = saving;
  if (operation !== 'update') return args;
  if (isOfAll && !isPublishingAll) return { ...args, unpublishAllLocales: true };
  if (!isPublishingAll) return args;
  const asked = (req.locale ?? 'id') as Locale;
  // Many at once are published in the language that is asked for: each is complete in others of its own.
  const complete = update.id === undefined ? [asked] : await completeLanguages(req, collection, update.id);
  if (LOCALES.every((locale) => complete.includes(locale))) return { ...args, publishAllLocales: true };
  const [first = asked] = isFromSchedule ? complete : [asked];
  return { ...args, publishAllLocales: undefined, publishSpecificLocale: first };
};

/** Payload takes the status back when a hook of the operation narrows it to one language; this gives it again. */
export const stayPublishing: CollectionBeforeValidateHook = ({ collection, context, data, operation }) =>
  operation === 'update' && savingOf(context, collection.slug).isForAllLanguages
    ? { ...data, _status: 'published' }
    : data;
