import { isIsoDate, jakartaDate } from '@beranda/finance';
import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
  type RequestContext,
} from 'payload';
import { type MultilingualItem, publishedLanguages } from '#cms/content/multilingual.ts';
import { type Bilingual, bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { findStored } from '#cms/items/find-stored.ts';
import { itemSaveOf } from '#cms/items/save/item-save.ts';
import type { Report } from '#cms/payload-types.ts';

const RETENTION_YEARS = 5;

type MultilingualReport = MultilingualItem &
  Pick<Report, 'createdAt'> &
  Partial<Pick<Report, 'firstPublishedAt' | 'positionDate'>>;

/**
 * The last day of a report's retention period (POJK 37/POJK.03/2019: at least five years). Counts from its
 * recorded first publication, or from the day of its figures if later. An invalid `positionDate`, which a
 * draft may have, is ignored.
 */
export function retainedUntil(firstPublishedAt: string, positionDate: string | null | undefined): string {
  const published = jakartaDate(firstPublishedAt);
  const isLater = positionDate && isIsoDate(positionDate) && positionDate > published;
  const since = isLater ? positionDate : published;
  const [year = 0, month = 0, day = 0] = since.split('-').map(Number);
  return new Date(Date.UTC(year + RETENTION_YEARS, month - 1, day)).toISOString().slice(0, 10);
}

/**
 * When a report was first published; null if never. Older data without this field counts from its creation.
 */
function firstPublicationOf(report: MultilingualReport): string | null {
  return report.firstPublishedAt ?? (publishedLanguages(report).length > 0 ? report.createdAt : null);
}

/** The end of the current retention period; null if none applies. */
function retentionEnd(report: MultilingualReport): string | null {
  const first = firstPublicationOf(report);
  const until = first && retainedUntil(first, report.positionDate);
  return until && jakartaDate(new Date()) <= until ? until : null;
}

function rejection(req: PayloadRequest, messageFor: (until: string) => Bilingual, until: string): Error {
  return new APIError(inLanguageOf(req, messageFor(until)), 400, undefined, true);
}

/** The public state before the running save. */
const publicStateBefore = (context: RequestContext, id: number | string | undefined) =>
  (itemSaveOf(context, 'reports', id)?.before.publicState ?? null) as MultilingualReport | null;

/** The public state that the running save has stored; null before that. */
const publicStateAfter = (context: RequestContext, id: number | string | undefined) =>
  itemSaveOf(context, 'reports', id)?.after ?? null;

/** Records the first publication. The stored value wins over those of drafts and old versions. */
export const recordFirstPublication: CollectionBeforeChangeHook = ({ context, data, originalDoc }) => {
  const stored = publicStateBefore(context, originalDoc?.id);
  const first = (stored && firstPublicationOf(stored)) ?? data.firstPublishedAt;
  const isPublished = data._status === 'published';
  return { ...data, firstPublishedAt: first ?? (isPublished ? new Date().toISOString() : null) };
};

const notTakenBack = (until: string) =>
  bilingual(
    `Laporan ini wajib tersedia di situs selama lima tahun, sampai ${until}, jadi belum dapat ditarik. Jika berkasnya keliru, ganti berkas pada dokumennya: yang lama tersimpan sebagai riwayat.`,
    `This report has to stay on the website for five years, until ${until}, so it cannot be taken back yet. If its file is wrong, replace the file of the document: the old one is kept as history.`,
  );

/**
 * Rejects withdrawing a language within the retention period. Runs once the result is stored, so that it covers
 * every way: button, status, schedule, restored version. Before that Payload's row is a draft in all languages,
 * whichever of them is withdrawn.
 */
export const rejectWithdrawal: CollectionAfterChangeHook = ({ context, doc, req }) => {
  const before = publicStateBefore(context, doc.id);
  const until = before && retentionEnd(before);
  if (!until) return;
  const after = publicStateAfter(context, doc.id);
  const now = after ? publishedLanguages(after) : [];
  if (publishedLanguages(before).every((language) => now.includes(language))) return;
  throw rejection(req, notTakenBack, until);
};

const notDeleted = (until: string) =>
  bilingual(
    `Laporan ini wajib tersedia di situs selama lima tahun, sampai ${until}, jadi belum dapat dihapus. Jika berkasnya keliru, ganti berkas pada dokumennya: yang lama tersimpan sebagai riwayat.`,
    `This report has to stay on the website for five years, until ${until}, so it cannot be deleted yet. If its file is wrong, replace the file of the document: the old one is kept as history.`,
  );

/** Rejects deleting a published report within the retention period; unpublished ones can be deleted. */
export const rejectDeletion: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const report = await findStored<MultilingualReport>(req, 'reports', id);
  const until = report && retentionEnd(report);
  if (until) throw rejection(req, notDeleted, until);
};
