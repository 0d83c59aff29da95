import { DEFAULT_LOCALE, LOCALES, type Locale } from '@beranda/contract';
import type { FlattenedField } from 'payload';
import type { InEach } from '#cms/content/multilingual.ts';
import type { AddressChange } from '#cms/redirects/redirect-former-address.ts';
import { type Item, type ItemState, publicLanguages, type SaveAction } from './save-action.ts';
import { isSameIn, mergeLanguages } from './shared-fields.ts';

type Fields = readonly FlattenedField[];

/** What is stored at the end of a save. */
export type SaveResult = ItemState & {
  /** Whether the public state changes: only then the row is stored and caches are invalidated. */
  isPublicChange: boolean;
};

const without = (texts: InEach<string>, languages: readonly Locale[]): InEach<string> =>
  Object.fromEntries(Object.entries(texts ?? {}).filter(([locale]) => !languages.includes(locale as Locale)));

/** Clears the withdrawal reasons of languages that are visible again. */
function clearReasons(item: Item, visible: readonly Locale[]): Item {
  const hasReason = visible.some((locale) => item.withdrawnBecause?.[locale]);
  return hasReason ? { ...item, withdrawnBecause: without(item.withdrawnBecause, visible) } : item;
}

function published(
  fields: Fields,
  action: Extract<SaveAction, { kind: 'publish' }>,
  publicState: Item,
  draft: Item,
): SaveResult {
  const { languages, shared } = action;
  const textsOf = (locale: Locale) => (languages.includes(locale) ? draft : publicState);
  const texts = { id: textsOf('id'), en: textsOf('en') };
  const status = Object.fromEntries(languages.map((locale) => [locale, 'published']));
  const merged = {
    ...mergeLanguages(fields, shared === 'draft' ? draft : publicState, texts),
    id: publicState.id,
    createdAt: publicState.createdAt,
    publicSlug: publicState.publicSlug,
    _status: { ...publicState._status, ...status },
  } as unknown as Item;
  const shown = publicLanguages(merged);
  // Through the Indonesian fallback English is visible, too.
  const visible = shown.includes(DEFAULT_LOCALE) ? LOCALES : shown;
  return {
    publicState: clearReasons(merged, visible),
    draft: clearReasons(draft, visible),
    isPublicChange: true,
  };
}

function withdrawn(languages: readonly Locale[], publicState: Item, draft: Item): SaveResult {
  const inEach = <T>(value: (locale: Locale) => T) =>
    Object.fromEntries(languages.map((locale) => [locale, value(locale)])) as Partial<Record<Locale, T>>;
  const wasPublic = publicLanguages(publicState).length > 0;
  const after: Item = {
    ...publicState,
    _status: { ...publicState._status, ...inEach(() => 'draft') },
    withdrawnBecause: {
      ...publicState.withdrawnBecause,
      ...inEach((locale) => draft.withdrawnBecause?.[locale]),
    },
    publicSlug: wasPublic ? publicState.slug : publicState.publicSlug,
  };
  return { publicState: after, draft, isPublicChange: true };
}

/** Whether the user may publish, and so change the public withdrawal reason. */
type SavedBy = { isPublisher: boolean };

/** For an unpublished item, a publisher's draft makes its withdrawal reason public at once. */
function draftSaved(locale: Locale, { isPublisher }: SavedBy, publicState: Item, draft: Item): SaveResult {
  const reason = draft.withdrawnBecause?.[locale] ?? '';
  const isSame = reason === (publicState.withdrawnBecause?.[locale] ?? '');
  if (isSame || !isPublisher || publicLanguages(publicState).length > 0)
    return { publicState, draft, isPublicChange: false };
  const withdrawnBecause = { ...publicState.withdrawnBecause, [locale]: reason };
  return { publicState: { ...publicState, withdrawnBecause }, draft, isPublicChange: true };
}

/** Changes only the trash state. Payload's version would lack texts that exist only in autosaves. */
function movedToTrash({ deletedAt = null, lastSave }: Item, publicState: Item, latest: Item): SaveResult {
  return {
    publicState: { ...publicState, deletedAt },
    draft: { ...latest, deletedAt, lastSave },
    isPublicChange: true,
  };
}

function computeStates(
  fields: Fields,
  action: SaveAction,
  { draft: latest, publicState }: ItemState,
  draft: Item,
  by: SavedBy,
): SaveResult {
  switch (action.kind) {
    case 'publish':
      return published(fields, action, publicState, draft);
    case 'withdraw':
      return withdrawn(action.languages, publicState, draft);
    case 'draft':
      return draftSaved(action.locale, by, publicState, draft);
    case 'restore':
      return { publicState, draft, isPublicChange: false };
    case 'trash':
      return movedToTrash(draft, publicState, latest);
  }
}

/**
 * Computes the stored state for an action. Publishing publishes a language's texts and its shared
 * fields; withdrawing changes only the public languages and reasons. A draft counts as published in a
 * language exactly if it equals the public state.
 *
 * @param draft the latest version with the submitted changes.
 */
export function computeSaveResult(
  fields: Fields,
  action: SaveAction,
  before: ItemState,
  draft: Item,
  by: SavedBy,
): SaveResult {
  const result = computeStates(fields, action, before, draft, by);
  const { publicState } = result;
  const statusIn = (locale: Locale) =>
    publicState._status?.[locale] === 'published' && isSameIn(fields, publicState, result.draft, locale)
      ? 'published'
      : 'draft';
  return { ...result, draft: { ...result.draft, _status: { id: statusIn('id'), en: statusIn('en') } } };
}

/**
 * The draft that restoring a version creates: its texts and shared fields. Computed fields and withdrawal
 * reasons stay as they are. Versions created by moving to the trash can be restored, too.
 */
export function restoredDraft(version: Item, latest: Item): Item {
  const { createdAt, createdBy, deletedAt, firstPublishedAt, id, publicSlug, withdrawnBecause } = latest;
  return { ...version, createdAt, createdBy, deletedAt, firstPublishedAt, id, publicSlug, withdrawnBecause };
}

/**
 * Whether two states have the same content in both languages. A publication or withdrawal with that result does
 * not make open forms stale.
 */
export function hasSameContent(fields: Fields, one: Item, other: Item): boolean {
  return LOCALES.every((locale) => isSameIn(fields, one, other, locale));
}

/** The change of the public address, or null. Drafts and withdrawals change none. */
export function addressChange(before: Item | null, after: Item): AddressChange | null {
  if (publicLanguages(after).length === 0 || !after.slug) return null;
  const wasPublic = before !== null && publicLanguages(before).length > 0;
  const last = wasPublic ? before.slug : before?.publicSlug;
  if (wasPublic && last === after.slug) return null;
  return { at: after.slug, from: last && last !== after.slug ? last : null };
}
