import { type CollectionBeforeOperationHook, Forbidden } from 'payload';
import { canPublish } from './rules.ts';

const WRITES = new Set(['create', 'update', 'restoreVersion']);

/** What of a save decides whether visitors will see it. */
export type Save = {
  draft?: boolean;
  data?: { _status?: unknown };
  publishAllLocales?: boolean;
  unpublishAllLocales?: boolean | string;
  publishSpecificLocale?: string;
};

/** Whether a save stays a draft: the published item, if there is one, remains what it was. */
export function staysDraft(save: Save): boolean {
  return (
    save.draft === true &&
    save.data?._status !== 'published' &&
    !save.publishAllLocales &&
    !save.unpublishAllLocales &&
    !save.publishSpecificLocale
  );
}

/** Whether a save moves something to the trash and does nothing else. */
function movesToTrash({ data, ...save }: Save & { data?: { deletedAt?: unknown } }): boolean {
  return (
    Boolean(data?.deletedAt) && Object.keys(data ?? {}).length === 1 && staysDraft({ ...save, draft: true })
  );
}

/**
 * An editor's every save must stay a draft. This sees the whole operation, and so also the ways around the
 * status field: saving a published item without `draft`, taking back, publishing all languages, restoring an
 * old version, and a scheduled publication that runs in the name of whoever scheduled it. What may be moved to the
 * trash is for the rules of each collection to say.
 */
export const refuseUnlessDraft: CollectionBeforeOperationHook = ({
  args,
  operation,
  overrideAccess,
  req,
}) => {
  if (overrideAccess || !WRITES.has(operation)) return;
  if (canPublish({ req }) || staysDraft(args as Save) || movesToTrash(args as Save)) return;
  throw new Forbidden(req.t);
};
