import type { CollectionSlug, PayloadRequest, Where } from 'payload';
import { requireConfirmation } from '#cms/confirmation/require-confirmation.ts';
import { type Bilingual, bilingual } from '#cms/i18n/bilingual.ts';
import { collectionLabel } from '#cms/i18n/config-labels.ts';
import { findTitle } from './run-bulk.ts';

/** Maximum number of titles; the rest is counted. */
const MAX_TITLES = 10;

/** Whether a filter names the documents by id, so that it finds no other than those that the sender has selected. */
function namesIds(where: Where): boolean {
  const { and, id } = where;
  if (typeof id === 'object' && ('in' in id || 'equals' in id)) return true;
  return Array.isArray(and) && and.some(namesIds);
}

const question = bilingual(
  'Ini menghapus selamanya semua yang kini tercakup, bukan hanya yang tampak di layar Anda. Tidak ada tombol untuk mengurungkannya.',
  'This permanently deletes everything that matches now, not only what your screen shows. There is no button to undo it.',
);
const action = bilingual('Hapus selamanya', 'Delete permanently');
const untitled = bilingual('tanpa judul', 'without a title');

function countSentence(count: number, label: Bilingual, hasVersions: boolean): Bilingual {
  const withVersions = hasVersions
    ? bilingual(
        ' beserta semua versinya',
        count === 1 ? ' with all of its versions' : ' with all of their versions',
      )
    : bilingual('', '');
  return bilingual(
    `${label.id}: ${count} dihapus selamanya${withVersions.id}.`,
    `${label.en}: ${count} ${count === 1 ? 'is' : 'are'} permanently deleted${withVersions.en}.`,
  );
}

function titlesSentence(titles: readonly (string | null)[], others: number): Bilingual {
  const listed = (language: keyof Bilingual, rest: string) =>
    [
      ...titles.map((title) => (title === null ? untitled[language] : `“${title}”`)),
      ...(others > 0 ? [rest] : []),
    ].join(', ');
  return bilingual(
    `Yaitu ${listed('id', `dan ${others} lainnya`)}.`,
    `Namely ${listed('en', `and ${others} more`)}.`,
  );
}

/**
 * Requires a confirmation of a deletion that finds its documents by a filter, as “Empty trash” and “Select all” do: somebody
 * may have added one since the screen counted them. It names them, and is valid for exactly these.
 *
 * @param ids what the filter finds now; the first of them are named.
 * @throws {ConfirmationRequiredError}
 */
export async function confirmBulkDeletion(
  req: PayloadRequest,
  slug: CollectionSlug,
  ids: readonly (number | string)[],
  where: Where,
): Promise<void> {
  if (ids.length === 0 || namesIds(where)) return;
  const { versions } = req.payload.collections[slug].config;
  const titles: (string | null)[] = [];
  for (const id of ids.slice(0, MAX_TITLES)) titles.push(await findTitle(req, slug, id));
  requireConfirmation(req, {
    subject: `delete ${slug} ${[...ids].sort().join()}`,
    question,
    consequences: [
      countSentence(ids.length, collectionLabel(req.payload, slug, 'plural'), Boolean(versions)),
      titlesSentence(titles, ids.length - titles.length),
    ],
    action,
  });
}
