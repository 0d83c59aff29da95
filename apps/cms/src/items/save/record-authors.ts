import { LOCALES } from '@beranda/contract';
import type { Field, FieldHook, FlattenedField, PayloadRequest } from 'payload';
import { isStaff } from '#cms/access/rules.ts';
import { bilingual } from '#cms/i18n/bilingual.ts';
import { lastSaveIn, lastSaveOf } from '#cms/saves/last-save.ts';
import {
  type DraftAuthor,
  type DraftAuthors,
  type DraftPart,
  draftAuthorsBy,
  joinAuthors,
  listAuthors,
  parseDraftAuthors,
} from './draft-authors.ts';
import type { ItemSave } from './item-save.ts';
import { type Item, type ItemState, publicLanguages } from './save-action.ts';
import { contentParts } from './shared-fields.ts';

type Fields = readonly FlattenedField[];

/** The user of a save, as author; null for programs. */
export function authorOf(req: PayloadRequest): DraftAuthor | null {
  const save = lastSaveOf(req, null);
  return save && { user: save.user, name: save.by };
}

/**
 * The authors of a draft. For drafts saved before the field `draftAuthors` existed: the user of the last save, if that wrote a
 * draft.
 */
export function draftAuthorsIn(draft: Record<string, unknown>): DraftAuthors {
  const stored = parseDraftAuthors(draft.draftAuthors);
  if (stored) return stored;
  const last = lastSaveIn(draft);
  if (!last || (last.action && last.action !== 'draft' && last.action !== 'restore')) return {};
  const { by: name, locale, user } = last;
  return draftAuthorsBy((part) =>
    part === 'shared' || locale === null || part === locale ? [{ user, name }] : [],
  );
}

/** Adds the author of a save in the parts whose content it has changed. */
export function addAuthor(
  fields: Fields,
  authors: DraftAuthors,
  author: DraftAuthor | null,
  { before, after }: { before: Item; after: Item },
): DraftAuthors {
  if (!author) return authors;
  const [old, present] = [contentParts(fields, before), contentParts(fields, after)];
  return joinAuthors(
    authors,
    draftAuthorsBy((part) => (old[part] === present[part] ? [] : [author])),
  );
}

/**
 * The authors of the draft that a save writes, including authors of what the save publishes. Copying a language makes the
 * authors of both languages authors of the copy, beside the user who copies.
 */
export function authorsAfter(
  req: PayloadRequest,
  fields: Fields,
  { action, before: { draft } }: ItemSave,
  after: Item,
): DraftAuthors {
  const before = draftAuthorsIn(draft);
  const copied = req.context.isCopyOfLanguage && action.kind === 'draft' ? action.locale : null;
  const authors = draftAuthorsBy((part) =>
    part === copied ? listAuthors(before, LOCALES) : (before[part] ?? []),
  );
  return addAuthor(fields, authors, authorOf(req), { before: draft, after });
}

/** Removes the authors of the parts in which the draft equals what is published: nothing of theirs is left to publish. */
export function removeAuthorsOfPublishedParts(
  fields: Fields,
  authors: DraftAuthors,
  { draft, publicState }: ItemState,
): DraftAuthors {
  const languages = publicLanguages(publicState);
  if (languages.length === 0) return authors;
  const [written, shown] = [contentParts(fields, draft), contentParts(fields, publicState)];
  const isPublic = (part: DraftPart) => part === 'shared' || languages.includes(part);
  return draftAuthorsBy((part) =>
    isPublic(part) && written[part] === shown[part] ? [] : (authors[part] ?? []),
  );
}

/** The author of a new item. `finishSave` stores those of later saves. */
const recordFirstAuthor: FieldHook = ({ data, operation, req, value }) => {
  if (operation !== 'create') return value;
  const author = authorOf(req);
  if (!author || data?._status === 'published') return {};
  const locales = LOCALES.filter((locale) => req.locale === 'all' || req.locale === locale);
  return draftAuthorsBy((part) => (part === 'shared' || locales.includes(part) ? [author] : []));
};

/** Who has changed the draft since its last publication, by language; see `draft-authors.ts`. */
export const draftAuthors: Field = {
  name: 'draftAuthors',
  type: 'json',
  label: bilingual('Penulis draf', 'Authors of the draft'),
  access: { create: () => false, update: () => false, read: isStaff },
  // Hidden: as a form field it would mark the form as changed on every save.
  admin: { disabled: true, disableListColumn: true, disableListFilter: true, disableBulkEdit: true },
  hooks: { beforeChange: [recordFirstAuthor] },
};
