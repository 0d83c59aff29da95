import { DEFAULT_LOCALE, type ItemCollection, isLocale, LOCALES, type Locale } from '@beranda/contract';
import { APIError, type PayloadRequest } from 'payload';
import { requireConfirmation } from '#cms/confirmation/require-confirmation.ts';
import { type MultilingualItem, publishedLanguages } from '#cms/content/multilingual.ts';
import { type Bilingual, bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { collectionLabel } from '#cms/i18n/config-labels.ts';
import { languageSuffix } from '#cms/links/consequence-sentences.ts';
import type { UpdateArgs } from './save-action.ts';

/** What a bulk action of a list does to each item, and in which languages. */
type BulkAction = { kind: 'publish' | 'editAndPublish' | 'withdraw'; languages: readonly Locale[] };

/**
 * The bulk action of a request; null for an edit that publishes nothing by itself. Programs may leave out the status: what
 * they send becomes part of a newer draft, and changes published items that have none.
 */
function bulkActionOf(req: PayloadRequest, args: UpdateArgs): BulkAction | null {
  const { data, draft, publishAllLocales, unpublishAllLocales } = args;
  const isEdit = Object.keys(data ?? {}).some((name) => name !== '_status');
  if (data?.deletedAt !== undefined) return null;
  const status = data?._status;
  const isAll = Boolean(publishAllLocales || unpublishAllLocales);
  const languages = isAll ? LOCALES : [isLocale(req.locale) ? req.locale : DEFAULT_LOCALE];
  if (unpublishAllLocales) return { kind: 'withdraw', languages };
  if (status === 'published' || (publishAllLocales && !draft))
    return { kind: isEdit ? 'editAndPublish' : 'publish', languages };
  return draft || isEdit || status === undefined ? null : { kind: 'withdraw', languages };
}

const questions = {
  publish: bilingual('Ini menerbitkan beberapa konten sekaligus.', 'This publishes several items at once.'),
  editAndPublish: bilingual(
    'Ini mengubah dan menerbitkan beberapa konten sekaligus. Tidak ada tombol untuk mengurungkannya.',
    'This changes and publishes several items at once. There is no button to undo it.',
  ),
  withdraw: bilingual(
    'Ini membatalkan publikasi beberapa konten sekaligus. Tidak ada tombol untuk mengurungkannya.',
    'This unpublishes several items at once. There is no button to undo it.',
  ),
};

const actions = {
  publish: bilingual('Terbitkan semuanya', 'Publish all of them'),
  editAndPublish: bilingual('Ubah dan terbitkan semuanya', 'Change and publish all of them'),
  withdraw: bilingual('Batalkan publikasi semuanya', 'Unpublish all of them'),
};

/** A publication of all languages leaves out those that are not complete. */
const ofAllLanguages = {
  publish: bilingual(' dalam bahasa yang lengkap', ' in the languages that are complete'),
  editAndPublish: bilingual(' dalam bahasa yang lengkap', ' in the languages that are complete'),
  withdraw: bilingual(' dalam kedua bahasa', ' in both languages'),
};

function sentenceOf({ kind, languages }: BulkAction, count: number, { id, en }: Bilingual): Bilingual {
  const suffix = languages.length > 1 ? ofAllLanguages[kind] : languageSuffix(languages);
  const items = count === 1 ? 'item is' : 'items are';
  return kind === 'withdraw'
    ? bilingual(
        `${id}: ${count} konten tidak tampil lagi${suffix.id}.`,
        `${en}: ${count} ${items} no longer shown${suffix.en}.`,
      )
    : bilingual(
        `${id}: ${count} konten diterbitkan${suffix.id}.`,
        `${en}: ${count} ${items} published${suffix.en}.`,
      );
}

const draftsToo = bilingual(
  'Perubahan lain yang masih draf dalam konten itu ikut terbit, juga yang ditulis rekan Anda.',
  'Other changes that are still drafts in these items are published with it, those of colleagues too.',
);

const untouched = (count: number): Bilingual =>
  bilingual(
    `${count} konten lain dalam pilihan tidak terbit di sini dan tidak berubah.`,
    `${count} other selected ${count === 1 ? 'item is' : 'items are'} not published here and ${count === 1 ? 'does' : 'do'} not change.`,
  );

const noneIsPublished = (count: number): Bilingual =>
  bilingual(
    `Dari ${count} konten yang dipilih, tidak ada yang terbit di sini. Tidak ada yang berubah.`,
    count === 1
      ? 'The selected item is not published here. Nothing was changed.'
      : `None of the ${count} selected items is published here. Nothing was changed.`,
  );

/** A withdrawal of items of which none is published. */
export class NothingToWithdrawError extends APIError {
  // Explicit, because bundlers minify class names.
  override name = 'NothingToWithdrawError';

  constructor(req: PayloadRequest, count: number) {
    super(inLanguageOf(req, noneIsPublished(count)), 400, undefined, true);
  }
}

/**
 * Requires a confirmation that names number and language of the items that a bulk action publishes or withdraws: Payload's
 * dialog names neither, and its list shows one language.
 *
 * @returns the ids that the action concerns: a withdrawal only what is published.
 * @throws {ConfirmationRequiredError}
 * @throws {NothingToWithdrawError}
 */
export async function confirmBulkAction(
  req: PayloadRequest,
  slug: ItemCollection,
  ids: readonly (number | string)[],
  args: UpdateArgs,
): Promise<readonly (number | string)[]> {
  const action = bulkActionOf(req, args);
  if (action === null || ids.length === 0) return ids;
  const { docs } = await req.payload.db.find<MultilingualItem>({
    collection: slug,
    limit: 0,
    locale: 'all',
    pagination: false,
    req,
    where: { id: { in: [...ids] } },
  });
  const isConcerned = (item: MultilingualItem) =>
    action.kind !== 'withdraw' ||
    publishedLanguages(item).some((language) => action.languages.includes(language));
  const concerned = docs.filter(isConcerned).map(({ id }) => id);
  if (concerned.length === 0) throw new NothingToWithdrawError(req, ids.length);
  const label = collectionLabel(req.payload, slug, 'plural');
  const others = ids.length - concerned.length;
  requireConfirmation(req, {
    subject: `${action.kind} ${slug} ${action.languages.join()} ${concerned.join()}`,
    question: questions[action.kind],
    consequences: [
      sentenceOf(action, concerned.length, label),
      ...(action.kind === 'editAndPublish' ? [draftsToo] : []),
      ...(others > 0 ? [untouched(others)] : []),
    ],
    action: actions[action.kind],
  });
  return concerned;
}
