import { APIError, type CollectionBeforeDeleteHook, type PayloadRequest } from 'payload';
import { publishedLanguages, type StoredItem } from '#cms/content/items/stored-item.ts';
import { bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';
import { jakartaDay } from '#cms/market/jakarta.ts';

const YEARS = 5;

/** Until when a report stays on the website (POJK 37/POJK.03/2019: five years). */
export function keptUntil(publishedOn: string): string {
  return `${Number(publishedOn.slice(0, 4)) + YEARS}${publishedOn.slice(4)}`;
}

/** Now or ever: of many drafts, the oldest versions go, and the one that was published may be among them. */
async function wasPublished(req: PayloadRequest, id: number | string): Promise<boolean> {
  const item = await req.payload.db.findOne<StoredItem>({
    collection: 'reports',
    locale: 'all',
    req,
    where: { id: { equals: id } },
  });
  if (item && publishedLanguages(item).length > 0) return true;
  for (const locale of ['id', 'en'] as const) {
    const { totalDocs } = await req.payload.countVersions({
      collection: 'reports',
      where: { and: [{ parent: { equals: id } }, { 'version._status': { equals: 'published' } }] },
      locale,
      overrideAccess: true,
      req,
    });
    if (totalDocs > 0) return true;
  }
  return false;
}

/** A report that visitors have seen is kept; what was never published is nobody's loss. */
export const keepFiveYears: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const report = await req.payload.findByID({
    collection: 'reports',
    id,
    depth: 0,
    overrideAccess: true,
    req,
  });
  const until = keptUntil(report.publishedOn ?? jakartaDay(new Date()));
  if (jakartaDay(new Date()) > until || !(await wasPublished(req, id))) return;
  const sentence = bilingual(
    `Laporan ini wajib tersedia di situs selama lima tahun, sampai ${until}, jadi belum dapat dihapus. Jika berkasnya keliru, ganti berkas pada dokumennya.`,
    `This report has to stay on the website for five years, until ${until}, so it cannot be deleted yet. If its file is wrong, replace the file of the document.`,
  );
  throw new APIError(inLanguageOf(req, sentence), 400, undefined, true);
};
