import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeOperationHook,
  GlobalAfterChangeHook,
  PayloadRequest,
} from 'payload';
import { readRows, sql } from '#cms/database/sql.ts';
import { itemSaveOf } from '#cms/items/save/item-save.ts';
import { documentSaveOf } from '#cms/saves/save-context.ts';
import { changedFields, type FieldChange } from './changed-fields.ts';
import { entriesOf, entriesOfItem, labelOf, type Subject } from './content-entries.ts';
import { actorOf, hasPending, recordAudit } from './record-audit.ts';

declare module '#cms/saves/save-context.ts' {
  interface DocumentSave {
    isAutosave?: boolean;
    /** Whether the save sets a password, which Payload removes before later hooks. */
    hasNewPassword?: boolean;
  }
}

/** How the documents of a collection are recorded. */
export type Recorded = {
  /** Never titles and values, except those of the named fields. */
  isPersonal: boolean;
  /** Fields whose values are recorded although the document is personal. */
  values?: readonly string[];
  /** Lists whose rows are recorded with their values: nothing else keeps the former ones. */
  rows?: readonly string[];
  /** Fields that are recorded elsewhere. */
  without?: readonly string[];
  /** Also without a signed-in user: by commands, jobs and the site. */
  bySystem?: readonly ('create' | 'update' | 'delete')[];
};

const EDITING_SESSION_MS = 60 * 60 * 1000;

const isStaff = (req: PayloadRequest) => actorOf(req) !== null;

/** Keeps for later hooks what Payload does not pass to them. */
export const recordEditing: CollectionBeforeOperationHook = ({ args, collection, context, operation }) => {
  if (operation !== 'update') return;
  const { id, autosave, data } = args as {
    id?: number | string;
    autosave?: unknown;
    data?: { password?: unknown };
  };
  if (id === undefined) return;
  const save = documentSaveOf(context, collection.slug, id);
  if (autosave) save.isAutosave = true;
  if (data?.password) save.hasNewPassword = true;
};

/**
 * Whether the last row about a document is of the same person's editing, less than an hour ago. Autosaves come every
 * few seconds: one row represents all of them until something else happens to the document.
 */
async function isInEditingSession(req: PayloadRequest, { collection, documentId }: Subject) {
  const id = String(documentId);
  if (await hasPending(req, String(collection), id)) return true;
  const [last] = await readRows<{ action: string; actor: number | string | null; at: string | Date }>(
    req,
    sql`SELECT action, actor, at FROM audit_log WHERE collection = ${collection} AND document = ${id}
        ORDER BY sequence DESC LIMIT 1`,
  );
  if (last?.action !== 'edited' || Number(last.actor) !== actorOf(req)?.id) return false;
  return Date.now() - new Date(last.at).getTime() < EDITING_SESSION_MS;
}

function changesOf(
  recorded: Recorded,
  fields: Parameters<typeof changedFields>[0],
  before: object,
  after: object,
): FieldChange[] {
  const { isPersonal, rows, values = [], without = [] } = recorded;
  return changedFields(fields, { ...before }, { ...after }, rows)
    .filter(({ field }) => !without.includes(field))
    .map((change) => (isPersonal && !values.includes(change.field) ? { field: change.field } : change));
}

/** Records creations and changes of the documents of a collection. */
export function recordChange(recorded: Recorded): CollectionAfterChangeHook {
  return async ({ collection, context, data, doc, operation, previousDoc, req }) => {
    if (!isStaff(req) && !recorded.bySystem?.includes(operation)) return doc;
    const { flattenedFields: fields, slug } = collection;
    const label = recorded.isPersonal ? null : labelOf(doc, collection.admin.useAsTitle);
    const subject = { collection: slug, documentId: doc.id, label };
    // A caller can leave fields out of the response by `select`.
    const after = { ...data, ...doc };
    if (operation === 'create') {
      const chosen = new Set(recorded.values);
      const initial = changesOf(recorded, fields, {}, after).filter(({ field }) => chosen.has(field));
      const isPublic = Object.values([after._status].flat()).includes('published');
      await recordAudit(req, [
        ...entriesOf(subject, 'created', initial),
        ...(isPublic ? entriesOf(subject, 'published', []) : []),
      ]);
      return doc;
    }
    const save = documentSaveOf(context, slug, doc.id);
    const item = itemSaveOf(context, slug, doc.id);
    if (item?.action.kind === 'draft' && save.isAutosave) {
      if (!(await isInEditingSession(req, subject))) await recordAudit(req, { ...subject, action: 'edited' });
      return doc;
    }
    if (item) {
      const isScheduled = context.isScheduled === true;
      await recordAudit(
        req,
        entriesOfItem(subject, fields, item, { before: previousDoc, after, isScheduled }),
      );
      return doc;
    }
    const changes = changesOf(recorded, fields, previousDoc ?? {}, after);
    if (save.hasNewPassword) changes.push({ field: 'password' });
    // Only what is recorded elsewhere has changed.
    if (changes.length === 0 && recorded.without) return doc;
    await recordAudit(req, entriesOf(subject, 'updated', changes));
    return doc;
  };
}

/** Records deletions, with the rows that nothing else keeps. */
export function recordDeletion(recorded: Recorded): CollectionAfterDeleteHook {
  return async ({ collection, doc, id, req }) => {
    if (!isStaff(req) && !recorded.bySystem?.includes('delete')) return;
    const label = recorded.isPersonal ? null : labelOf(doc, collection.admin.useAsTitle);
    const without = Object.fromEntries((recorded.rows ?? []).map((field) => [field, []]));
    const changes = changesOf(recorded, collection.flattenedFields, doc, without);
    await recordAudit(
      req,
      entriesOf({ collection: collection.slug, documentId: id, label }, 'deleted', changes),
    );
  };
}

/** Records changes of settings. A restored version is compared in all languages. */
export const recordGlobalChange: GlobalAfterChangeHook = async ({
  context,
  data,
  doc,
  global,
  previousDoc,
  req,
}) => {
  if (!isStaff(req)) return doc;
  const changes = changedFields(global.flattenedFields, previousDoc ?? {}, { ...data, ...doc });
  const action = context.isRestoringVersion ? 'version-restored' : 'updated';
  await recordAudit(req, entriesOf({ collection: global.slug }, action, changes));
  return doc;
};
