import { jakartaDate } from '@beranda/finance';
import type { Endpoint, PayloadRequest } from 'payload';
import * as z from 'zod';
import { canWriteContent } from '#cms/access/rules.ts';
import { yearlyReport } from '#cms/collections/cases/clock/yearly-report.ts';
import { inTransaction } from '#cms/database/sql.ts';
import { withErrorHandling } from '#cms/http/guarded.ts';
import { readJsonBody } from '#cms/http/read-body.ts';
import { errorResponse, jsonResponse } from '#cms/http/responses.ts';
import { bilingual, inLanguageOf } from '#cms/i18n/bilingual.ts';

const BODY_LIMIT_BYTES = 1024;
const FIRST_YEAR = 2000;

const texts = {
  none: bilingual(
    'Tidak ada pengaduan yang diterima pada tahun itu.',
    'No complaints were received in that year.',
  ),
  exists: bilingual(
    'Laporan tahun itu sudah ada. Buka dan periksa laporan tersebut.',
    'There is a report of that year already. Open and check it.',
  ),
};

const allLeftOut = (leftOut: number) =>
  bilingual(
    `Tidak ada yang dapat dilaporkan: semua pengaduan tahun itu (${leftOut}) ditutup sebagai spam, ganda, atau bukan pengaduan.`,
    `There is nothing to report: all complaints of that year (${leftOut}) were closed as spam, as the same as another one, or as not a complaint.`,
  );

const body = z.object({ year: z.number().int().min(FIRST_YEAR) });

const slugOf = (year: number) => `pengaduan-${year}`;

async function hasReport({ payload }: PayloadRequest, year: number): Promise<boolean> {
  const { totalDocs } = await payload.count({
    collection: 'complaint-reports',
    where: { or: [{ year: { equals: year } }, { slug: { equals: slugOf(year) } }] },
    overrideAccess: true,
    trash: true,
  });
  return totalDocs > 0;
}

/** Creates the draft in both languages; somebody checks and publishes it. */
async function createDraft(req: PayloadRequest, year: number, rows: object[]): Promise<number> {
  const common = {
    collection: 'complaint-reports',
    draft: true,
    depth: 0,
    overrideAccess: true,
    req,
  } as const;
  const { id } = await req.payload.create({
    ...common,
    locale: 'id',
    data: {
      slug: slugOf(year),
      year,
      rows,
      title: `Laporan penyelesaian pengaduan ${year}`,
      _status: 'draft',
    } as never,
  });
  const title = `Complaint settlement report ${year}`;
  await req.payload.update({ ...common, id, locale: 'en', data: { title, _status: 'draft' } as never });
  return id as number;
}

async function draft(req: PayloadRequest): Promise<Response> {
  if (!canWriteContent({ req })) return errorResponse(403, 'Only staff who write content may do this');
  const parsed = body.safeParse(await readJsonBody(req, BODY_LIMIT_BYTES));
  if (!parsed.success || parsed.data.year > Number(jakartaDate(Date.now()).slice(0, 4)))
    return errorResponse(400, 'The body must be { year }');
  const { year } = parsed.data;
  if (await hasReport(req, year)) return errorResponse(409, inLanguageOf(req, texts.exists));
  const { kinds, leftOut, rows } = await yearlyReport(req, year);
  if (rows.length === 0)
    return errorResponse(409, inLanguageOf(req, leftOut > 0 ? allLeftOut(leftOut) : texts.none));
  const id = await inTransaction(req, () => createDraft(req, year, rows));
  return jsonResponse({ id, kinds, leftOut }, 201);
}

/** Makes the draft of a year's complaint report from the cases: `POST /api/complaint-reports/draft-of-year`. */
export const draftReportEndpoint: Omit<Endpoint, 'root'> = {
  path: '/draft-of-year',
  method: 'post',
  handler: withErrorHandling(draft),
};
