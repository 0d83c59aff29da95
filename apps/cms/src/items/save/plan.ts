import { LOCALES, type Locale } from '@beranda/contract';
import type { StoredItem } from '#cms/content/stored-item.ts';

/** An item as it is stored, each text by language. */
export type Item = StoredItem & {
  deletedAt?: string | null;
  lastSave?: unknown;
  publicSlug?: string | null;
} & Record<string, unknown>;

/** What visitors have of an item, and what staff edit. */
export type ItemState = { row: Item; draft: Item };

/** What somebody asks for with a save. */
export type SaveRequest =
  | { kind: 'draft'; locale: Locale }
  | { kind: 'publish'; locale: Locale; reach: 'one' | 'complete'; isScheduled: boolean }
  | { kind: 'withdraw'; locale: Locale; reach: 'one' | 'all' }
  | { kind: 'trash'; locale: Locale };

/** What a save does. */
export type SavePlan =
  | { kind: 'draft'; locale: Locale }
  | { kind: 'restore' }
  | {
      kind: 'publish';
      languages: readonly Locale[];
      /** Of which state the shared fields are shown: of the draft, or as visitors have them. */
      shared: 'draft' | 'public';
      /** Whether visitors of a language that nobody asked to publish would see shared fields change. */
      mustConfirm: boolean;
    }
  | { kind: 'withdraw'; languages: readonly Locale[] }
  /** Moves an item to the trash, or back. */
  | { kind: 'trash' };

export const publicLanguages = ({ _status: status }: StoredItem): Locale[] =>
  LOCALES.filter((locale) => status?.[locale] === 'published');

/** What of an update's arguments decides what is asked for. */
export type UpdateArgs = {
  data?: { _status?: unknown; deletedAt?: unknown };
  draft?: boolean;
  publishAllLocales?: boolean | undefined;
  publishSpecificLocale?: string | undefined;
  unpublishAllLocales?: boolean | string | undefined;
};

/** Reads what an update asks for, as Payload's forms say it. Without a status the draft keeps the one it has. */
export function requestOf(args: UpdateArgs, asked: Locale, draft: Item): SaveRequest {
  const { data, draft: isDraft, publishAllLocales, publishSpecificLocale, unpublishAllLocales } = args;
  const locale = LOCALES.find((one) => one === publishSpecificLocale) ?? asked;
  const isMoved = data?.deletedAt !== undefined && Boolean(data.deletedAt) !== Boolean(draft.deletedAt);
  if (isMoved && !isDraft) return { kind: 'trash', locale };
  if (unpublishAllLocales === true || unpublishAllLocales === 'true')
    return { kind: 'withdraw', locale, reach: 'all' };
  if (publishAllLocales && !isDraft)
    return { kind: 'publish', locale, reach: 'complete', isScheduled: false };
  const status = data?._status ?? (isDraft ? 'draft' : draft._status?.[locale]);
  if (status === 'published') return { kind: 'publish', locale, reach: 'one', isScheduled: false };
  return isDraft ? { kind: 'draft', locale } : { kind: 'withdraw', locale, reach: 'one' };
}

/**
 * Decides what a save does.
 *
 * @param complete languages in which the latest draft keeps every rule. The language of a form is judged with what the
 *   form says, and so counts as complete here: Payload refuses it by name where it is not.
 */
export function planSave({ row }: ItemState, request: SaveRequest, complete: readonly Locale[]): SavePlan {
  const { locale } = request;
  if (request.kind === 'draft') return { kind: 'draft', locale };
  if (request.kind === 'trash') return { kind: 'trash' };
  if (request.kind === 'withdraw')
    return { kind: 'withdraw', languages: request.reach === 'all' ? LOCALES : [locale] };
  const { isScheduled } = request;
  if (request.reach === 'complete') {
    const isForm = (one: Locale) => !isScheduled && one === locale;
    const languages = LOCALES.filter((one) => complete.includes(one) || isForm(one));
    // Of none that is complete, the rules of this one say what is missing.
    return {
      kind: 'publish',
      languages: languages.length > 0 ? languages : [locale],
      shared: 'draft',
      mustConfirm: false,
    };
  }
  const hasOthers = publicLanguages(row).some((one) => one !== locale);
  return {
    kind: 'publish',
    languages: [locale],
    shared: isScheduled && hasOthers ? 'public' : 'draft',
    mustConfirm: !isScheduled && hasOthers,
  };
}

/** A publication that is still to come: of one language, or of all that are complete. */
export type Publication = { locale: Locale | null; at: string };

/**
 * The publication that an editor's save would change: nobody would have released what they wrote. Of a language that is
 * not scheduled they can change its own texts.
 *
 * @param publications the next one first.
 */
export function publicationInTheWay(
  plan: SavePlan,
  publications: readonly Publication[],
  hasSharedChanges: boolean,
): Publication | undefined {
  const isOfAll = plan.kind === 'restore' || hasSharedChanges;
  const isOfPlan = (locale: Locale | null) => plan.kind === 'draft' && locale === plan.locale;
  return publications.find(({ locale }) => isOfAll || locale === null || isOfPlan(locale));
}
