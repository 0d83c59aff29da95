import { DEFAULT_LOCALE, LOCALES } from '@beranda/contract';
import type { FlattenedField } from 'payload';
import type { ItemSave } from '#cms/items/save/item-save.ts';
import { type Item, publicLanguages } from '#cms/items/save/save-action.ts';
import type { AuditAction } from './audit-actions.ts';
import { changedFields, type FieldChange } from './changed-fields.ts';
import type { AuditEntry } from './record-audit.ts';

/** The document that entries are about. */
export type Subject = Pick<AuditEntry, 'collection' | 'documentId' | 'label'>;

type Values = Readonly<Record<string, unknown>>;

/** Changed fields of a save beyond this number share a row. */
const MAX_FIELDS = 25;

/** An entry for each change; without changes one for the action itself. */
export function entriesOf(
  subject: Subject,
  action: AuditAction,
  changes: readonly FieldChange[],
): AuditEntry[] {
  if (changes.length === 0) return [{ ...subject, action }];
  const shown = changes.slice(0, MAX_FIELDS).map((change) => ({ ...subject, action, ...change }));
  const others = changes.slice(MAX_FIELDS).map(({ field }) => field);
  return others.length === 0 ? shown : [...shown, { ...subject, action, field: others.join(', ') }];
}

/** The title of a document in the default language, or in the one in which it was read. */
export function labelOf(document: Values, titleField: string | undefined): string | null {
  if (titleField === undefined) return null;
  const title = document[titleField];
  if (typeof title === 'string') return title || null;
  if (typeof title !== 'object' || title === null) return null;
  const texts = title as Values;
  const text = [DEFAULT_LOCALE, ...LOCALES].map((locale) => texts[locale]).find(Boolean);
  return typeof text === 'string' ? text : null;
}

const statusChanges = (before: Item, after: Item): FieldChange[] =>
  LOCALES.flatMap((locale) => {
    const [was, is] = [before, after].map((item) => publicLanguages(item).includes(locale));
    if (was === is) return [];
    const name = (isPublic: boolean | undefined) => (isPublic ? 'published' : 'draft');
    return [{ field: `_status.${locale}`, from: name(was), to: name(is) }];
  });

/** The entries of a saved item, from the action and what became public. */
export function entriesOfItem(
  subject: Subject,
  fields: readonly FlattenedField[],
  save: Pick<ItemSave, 'action' | 'before' | 'after'>,
  saved: { before: Values; after: Values; isScheduled: boolean },
): AuditEntry[] {
  const { action, before, after = before.publicState } = save;
  switch (action.kind) {
    case 'draft':
      return entriesOf(subject, 'draft-saved', changedFields(fields, saved.before, saved.after));
    case 'restore':
      return entriesOf(subject, 'version-restored', []);
    case 'trash':
      return entriesOf(subject, saved.after.deletedAt ? 'trashed' : 'restored', []);
    case 'withdraw':
      return entriesOf(
        subject,
        saved.isScheduled ? 'withdrawn-on-schedule' : 'withdrawn',
        statusChanges(before.publicState, after),
      );
    case 'publish': {
      // What was not public before has no earlier public state to compare with.
      const wasPublic = publicLanguages(before.publicState).length > 0;
      const changes = wasPublic ? changedFields(fields, before.publicState, after) : [];
      const action = saved.isScheduled ? 'published-on-schedule' : 'published';
      return entriesOf(subject, action, [...statusChanges(before.publicState, after), ...changes]);
    }
  }
}
