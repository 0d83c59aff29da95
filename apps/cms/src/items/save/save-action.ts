import { LOCALES, type Locale } from '@beranda/contract';
import type { MultilingualItem } from '#cms/content/multilingual.ts';

/** A stored item, with localized values by language. */
export type Item = MultilingualItem & Record<string, unknown>;

/** The public state, which is the row of the item, and the latest draft, which is its newest version. */
export type ItemState = { publicState: Item; draft: Item };

/**
 * The requested action, before rights, schedules and complete languages are considered: for the language of the
 * form (`current`), all whose draft is complete, or all.
 */
export type SaveRequest =
  | { kind: 'draft'; locale: Locale }
  | { kind: 'publish'; locale: Locale; languages: 'current' | 'complete'; isScheduled: boolean }
  | { kind: 'withdraw'; locale: Locale; languages: 'current' | 'all' }
  | { kind: 'trash'; locale: Locale };

/** The action of a save, after rights, schedules and complete languages were considered. */
export type SaveAction =
  | { kind: 'draft'; locale: Locale }
  | { kind: 'restore' }
  | {
      kind: 'publish';
      languages: readonly Locale[];
      /** Source of the published shared fields: the draft, or the current public state. */
      shared: 'draft' | 'public';
      /** Whether another language is public, whose visitors would see changed shared fields, too. */
      mustConfirm: boolean;
    }
  | { kind: 'withdraw'; languages: readonly Locale[] }
  /** Moves an item to the trash, or restores it. */
  | { kind: 'trash' };

export const publicLanguages = ({ _status: status }: MultilingualItem): Locale[] =>
  LOCALES.filter((locale) => status?.[locale] === 'published');

/** The update arguments that determine the request. */
export type UpdateArgs = {
  data?: { _status?: unknown; deletedAt?: unknown };
  draft?: boolean;
  publishAllLocales?: boolean | undefined;
  publishSpecificLocale?: string | undefined;
  unpublishAllLocales?: boolean | string | undefined;
};

/**
 * Derives the request from an update's arguments. Without a status the draft's status stays; then nothing public is
 * withdrawn, also not by programs that send neither `draft` nor a status: what they send becomes part of the draft.
 */
export function saveRequestOf(
  args: UpdateArgs,
  formLocale: Locale,
  { draft, publicState }: ItemState,
): SaveRequest {
  const { data, draft: isDraft, publishAllLocales, publishSpecificLocale, unpublishAllLocales } = args;
  const locale = LOCALES.find((candidate) => candidate === publishSpecificLocale) ?? formLocale;
  const isMoved = data?.deletedAt !== undefined && Boolean(data.deletedAt) !== Boolean(draft.deletedAt);
  if (isMoved && !isDraft) return { kind: 'trash', locale };
  if (unpublishAllLocales === true || unpublishAllLocales === 'true')
    return { kind: 'withdraw', locale, languages: 'all' };
  if (publishAllLocales && !isDraft)
    return { kind: 'publish', locale, languages: 'complete', isScheduled: false };
  const sent = data?._status ?? null;
  const status = sent ?? (isDraft ? 'draft' : draft._status?.[locale]);
  if (status === 'published') return { kind: 'publish', locale, languages: 'current', isScheduled: false };
  const isWithdrawal = !isDraft && (sent !== null || !publicLanguages(publicState).includes(locale));
  return isWithdrawal ? { kind: 'withdraw', locale, languages: 'current' } : { kind: 'draft', locale };
}

/**
 * Resolves what a save does.
 *
 * @param complete languages in which the latest draft is valid. Unless scheduled, the form's own language counts
 *   as complete: Payload validates the submitted data.
 */
export function resolveSaveAction(
  { publicState }: ItemState,
  request: SaveRequest,
  complete: readonly Locale[],
): SaveAction {
  const { locale } = request;
  if (request.kind === 'draft') return { kind: 'draft', locale };
  if (request.kind === 'trash') return { kind: 'trash' };
  if (request.kind === 'withdraw')
    return { kind: 'withdraw', languages: request.languages === 'all' ? LOCALES : [locale] };
  const { isScheduled } = request;
  if (request.languages === 'complete') {
    const isForm = (one: Locale) => !isScheduled && one === locale;
    const languages = LOCALES.filter((candidate) => complete.includes(candidate) || isForm(candidate));
    // If none is complete, validating this language reports the missing fields.
    return {
      kind: 'publish',
      languages: languages.length > 0 ? languages : [locale],
      shared: 'draft',
      mustConfirm: false,
    };
  }
  const hasOthers = publicLanguages(publicState).some((candidate) => candidate !== locale);
  return {
    kind: 'publish',
    languages: [locale],
    shared: isScheduled && hasOthers ? 'public' : 'draft',
    mustConfirm: !isScheduled && hasOthers,
  };
}

/** A scheduled publication: of one language, or of all complete ones. */
export type UpcomingPublication = { locale: Locale | null; at: string };

/**
 * The scheduled publication that an editor's save would change without review. Texts of a language that is
 * not scheduled may change.
 *
 * @param publications ordered by time.
 */
export function conflictingPublication(
  action: SaveAction,
  publications: readonly UpcomingPublication[],
  hasSharedChanges: boolean,
): UpcomingPublication | undefined {
  const isOfAllLanguages = action.kind === 'restore' || hasSharedChanges;
  const isOfSavedLanguage = (locale: Locale | null) => action.kind === 'draft' && locale === action.locale;
  return publications.find(({ locale }) => isOfAllLanguages || locale === null || isOfSavedLanguage(locale));
}
