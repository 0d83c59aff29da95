import { DEFAULT_LOCALE, LOCALES, type Locale } from '@beranda/contract';
import type { FlattenedField } from 'payload';
import type { InEach } from '#cms/content/multilingual.ts';
import type { AddressChange } from '#cms/redirects/redirect-former-address.ts';
import { type Item, type ItemState, publicLanguages, type SavePlan } from './plan.ts';
import { isSameIn, mergeLanguages } from './shared-fields.ts';

type Fields = readonly FlattenedField[];

/** What is stored at the end of a save. */
export type Outcome = ItemState & {
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
  plan: Extract<SavePlan, { kind: 'publish' }>,
  row: Item,
  draft: Item,
): Outcome {
  const { languages, shared } = plan;
  const textsOf = (locale: Locale) => (languages.includes(locale) ? draft : row);
  const texts = { id: textsOf('id'), en: textsOf('en') };
  const status = Object.fromEntries(languages.map((locale) => [locale, 'published']));
  const merged = {
    ...mergeLanguages(fields, shared === 'draft' ? draft : row, texts),
    id: row.id,
    createdAt: row.createdAt,
    publicSlug: row.publicSlug,
    _status: { ...row._status, ...status },
  } as unknown as Item;
  const shown = publicLanguages(merged);
  // Through the Indonesian fallback English is visible, too.
  const visible = shown.includes(DEFAULT_LOCALE) ? LOCALES : shown;
  return { row: clearReasons(merged, visible), draft: clearReasons(draft, visible), isPublicChange: true };
}

function withdrawn(languages: readonly Locale[], row: Item, draft: Item): Outcome {
  const inEach = <T>(value: (locale: Locale) => T) =>
    Object.fromEntries(languages.map((locale) => [locale, value(locale)])) as Partial<Record<Locale, T>>;
  const wasPublic = publicLanguages(row).length > 0;
  const after: Item = {
    ...row,
    _status: { ...row._status, ...inEach(() => 'draft') },
    withdrawnBecause: { ...row.withdrawnBecause, ...inEach((locale) => draft.withdrawnBecause?.[locale]) },
    publicSlug: wasPublic ? row.slug : row.publicSlug,
  };
  return { row: after, draft, isPublicChange: true };
}

/** For an unpublished item, a publisher's draft makes its withdrawal reason public at once. */
function draftOutcome(locale: Locale, mayPublish: boolean, row: Item, draft: Item): Outcome {
  const reason = draft.withdrawnBecause?.[locale] ?? '';
  const isSame = reason === (row.withdrawnBecause?.[locale] ?? '');
  if (isSame || !mayPublish || publicLanguages(row).length > 0) return { row, draft, isPublicChange: false };
  const withdrawnBecause = { ...row.withdrawnBecause, [locale]: reason };
  return { row: { ...row, withdrawnBecause }, draft, isPublicChange: true };
}

/** Changes only the trash state. Payload's version would lack texts that exist only in autosaves. */
function trashOutcome({ deletedAt = null, lastSave }: Item, row: Item, latest: Item): Outcome {
  return { row: { ...row, deletedAt }, draft: { ...latest, deletedAt, lastSave }, isPublicChange: true };
}

function outcomeBeforeStatus(
  fields: Fields,
  plan: SavePlan,
  { draft: latest, row }: ItemState,
  draft: Item,
  mayPublish: boolean,
): Outcome {
  switch (plan.kind) {
    case 'publish':
      return published(fields, plan, row, draft);
    case 'withdraw':
      return withdrawn(plan.languages, row, draft);
    case 'draft':
      return draftOutcome(plan.locale, mayPublish, row, draft);
    case 'restore':
      return { row, draft, isPublicChange: false };
    case 'trash':
      return trashOutcome(draft, row, latest);
  }
}

/**
 * Computes the stored state for a plan. Publishing publishes a language's texts and the planned shared
 * fields; withdrawing changes only the public languages and reasons. A draft counts as published in a
 * language exactly if it equals the public state.
 *
 * @param draft the latest version with the submitted changes.
 * @param mayPublish whether the user may publish, and so change the public withdrawal reason.
 */
export function outcomeOf(
  fields: Fields,
  plan: SavePlan,
  before: ItemState,
  draft: Item,
  mayPublish: boolean,
): Outcome {
  const outcome = outcomeBeforeStatus(fields, plan, before, draft, mayPublish);
  const { row } = outcome;
  const statusIn = (locale: Locale) =>
    row._status?.[locale] === 'published' && isSameIn(fields, row, outcome.draft, locale)
      ? 'published'
      : 'draft';
  return { ...outcome, draft: { ...outcome.draft, _status: { id: statusIn('id'), en: statusIn('en') } } };
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
