import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
  type RequestContext,
} from 'payload';
import { publishedLanguages, type StoredItem } from '#cms/content/stored-item.ts';
import { jakartaDay } from '#cms/dates/jakarta.ts';
import { type Bilingual, bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { findStored } from '#cms/items/find-stored.ts';
import { itemSaveOf } from '#cms/items/save/item-save.ts';

const YEARS = 5;

type Stored = StoredItem & {
  createdAt: string;
  firstPublishedAt?: string | null;
  positionDate?: string | null;
};

/**
 * The last day on which a report has to be on the website (POJK 37/POJK.03/2019: at least five years). They count from
 * when visitors first saw it here, which nobody can write, or from the day of its figures where that is later.
 */
export function keptUntil(firstPublishedAt: string, positionDate: string | null | undefined): string {
  const published = jakartaDay(firstPublishedAt);
  const since = positionDate && positionDate > published ? positionDate : published;
  const [year = 0, month = 0, day = 0] = since.split('-').map(Number);
  return new Date(Date.UTC(year + YEARS, month - 1, day)).toISOString().slice(0, 10);
}

/** When visitors first saw a report; null where they never did. One from before this was noted counts from its making. */
function firstPublicationOf(report: Stored): string | null {
  return report.firstPublishedAt ?? (publishedLanguages(report).length > 0 ? report.createdAt : null);
}

/** Until when a report has to stay; null where it need not, or no longer. */
function boundUntil(report: Stored): string | null {
  const first = firstPublicationOf(report);
  const until = first && keptUntil(first, report.positionDate);
  return until && jakartaDay(new Date()) <= until ? until : null;
}

function refusal(req: PayloadRequest, attempt: (until: string) => Bilingual, until: string): Error {
  return new APIError(inLanguageOf(req, attempt(until)), 400, undefined, true);
}

/** The report as visitors had it before the save that runs. */
const rowBefore = (context: RequestContext, id: number | string | undefined) =>
  (itemSaveOf(context, 'reports', id)?.before.row ?? null) as Stored | null;

/** Notes when a report was first published. What is stored wins over whatever a draft or an old version says. */
export const noteFirstPublication: CollectionBeforeChangeHook = ({ context, data, originalDoc }) => {
  const stored = rowBefore(context, originalDoc?.id);
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
 * Keeps a report in each language in which visitors have it. This looks at what a change has made of it, and so sees
 * every way: the button, a status, a schedule, an old version.
 */
export const refuseTakingBack: CollectionAfterChangeHook = async ({ context, doc, req }) => {
  const before = rowBefore(context, doc.id);
  const until = before && boundUntil(before);
  if (!until) return;
  const after = await findStored<Stored>(req, 'reports', doc.id);
  const now = after ? publishedLanguages(after) : [];
  if (publishedLanguages(before).every((language) => now.includes(language))) return;
  throw refusal(req, notTakenBack, until);
};

const notDeleted = (until: string) =>
  bilingual(
    `Laporan ini wajib tersedia di situs selama lima tahun, sampai ${until}, jadi belum dapat dihapus. Jika berkasnya keliru, ganti berkas pada dokumennya: yang lama tersimpan sebagai riwayat.`,
    `This report has to stay on the website for five years, until ${until}, so it cannot be deleted yet. If its file is wrong, replace the file of the document: the old one is kept as history.`,
  );

/** A report that visitors have seen is kept; what was never published is nobody's loss. */
export const refuseDeleting: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const report = await findStored<Stored>(req, 'reports', id);
  const until = report && boundUntil(report);
  if (until) throw refusal(req, notDeleted, until);
};
