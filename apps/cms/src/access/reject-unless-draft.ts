import { type CollectionBeforeOperationHook, Forbidden } from 'payload';
import { canPublish } from './rules.ts';

const WRITES = new Set(['create', 'update', 'restoreVersion']);

/** The parts of a save that decide whether it is public. */
export type Save = {
  draft?: boolean;
  data?: { _status?: unknown };
  publishAllLocales?: boolean;
  unpublishAllLocales?: boolean | string;
  publishSpecificLocale?: string;
};

/** Whether a save only changes the draft. */
export function isDraftSave(save: Save): boolean {
  return (
    save.draft === true &&
    save.data?._status !== 'published' &&
    !save.publishAllLocales &&
    !save.unpublishAllLocales &&
    !save.publishSpecificLocale
  );
}

/** Whether a save only moves something to the trash. */
function isTrashMove({ data, ...save }: Save & { data?: { deletedAt?: unknown } }): boolean {
  return (
    Boolean(data?.deletedAt) && Object.keys(data ?? {}).length === 1 && isDraftSave({ ...save, draft: true })
  );
}

/**
 * Restricts editors to drafts. Checks the whole operation, and so covers every way to publish: saving without
 * `draft`, withdrawing, publishing all languages, restoring a version, and scheduled publications in their
 * name. Access to the trash is checked per collection.
 */
export const rejectUnlessDraft: CollectionBeforeOperationHook = ({
  args,
  operation,
  overrideAccess,
  req,
}) => {
  if (overrideAccess || !WRITES.has(operation)) return;
  if (canPublish({ req }) || isDraftSave(args as Save) || isTrashMove(args as Save)) return;
  throw new Forbidden(req.t);
};
