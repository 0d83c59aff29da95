import { Readable } from 'node:stream';
import { jakartaDate } from '@beranda/finance';
import { APIError, type Endpoint, type PayloadRequest, type Where } from 'payload';
import { mergeListSearchAndWhere } from 'payload/shared';
import * as z from 'zod';
import { canReadCases } from '#cms/access/access-table.ts';
import { withErrorHandling } from '#cms/http/guarded.ts';
import { errorResponse } from '#cms/http/responses.ts';
import { userLocale } from '#cms/i18n/bilingual.ts';
import { csvOf } from './csv-writer.ts';
import { exportRows } from './export-rows.ts';
import { recordExport } from './record-export.ts';
import { xlsxOf } from './xlsx-writer.ts';

const FORMATS = {
  csv: { mime: 'text/csv; charset=utf-8', write: csvOf },
  xlsx: { mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', write: xlsxOf },
} as const;

const query = z.object({
  format: z.enum(['csv', 'xlsx']),
  search: z.string().max(200).optional(),
  where: z.record(z.string(), z.unknown()).optional(),
});

/** The names of the fields in a filter. */
function fieldsIn(where: unknown): string[] {
  if (Array.isArray(where)) return [...new Set(where.flatMap(fieldsIn))];
  if (typeof where !== 'object' || where === null) return [];
  return [
    ...new Set(
      Object.entries(where).flatMap(([name, value]) =>
        /^(and|or)$/i.test(name) ? fieldsIn(listOf(value)) : [name],
      ),
    ),
  ];
}

/** The list of an `and` or `or`, which long addresses spell as object. */
const listOf = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.values(value) : value;

/** Rows whose first one has been read already. */
async function* startedWith(first: string[], rest: AsyncGenerator<string[]>): AsyncGenerator<string[]> {
  yield first;
  yield* rest;
}

async function exportCases(req: PayloadRequest): Promise<Response> {
  if (!canReadCases({ req })) return errorResponse(403, 'Only staff who read cases may export them');
  const parsed = query.safeParse(req.query ?? {});
  if (!parsed.success) return errorResponse(400, 'format must be csv or xlsx');
  const { format, search, where = {} } = parsed.data;
  const collectionConfig = req.payload.collections.cases.config;
  const filter = mergeListSearchAndWhere({ collectionConfig, search: search ?? '', where: where as Where });
  const rows = exportRows(req, filter ?? {});
  // A filter by what is no field is rejected here, while there can still be a status.
  const header = await rows.next().catch((error: unknown) => {
    if (error instanceof APIError && error.status < 500) return null;
    throw error;
  });
  if (header === null || header.done) return errorResponse(400, 'The filter is not valid');
  await recordExport(req, { collection: 'cases', format, filteredBy: fieldsIn(filter) });
  const { mime, write } = FORMATS[format];
  return new Response(
    Readable.toWeb(
      Readable.from(write(startedWith(header.value, rows), userLocale(req.i18n.language))),
    ) as ReadableStream,
    {
      headers: {
        'content-type': mime,
        'content-disposition': `attachment; filename="cases-${jakartaDate(new Date())}.${format}"`,
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      },
    },
  );
}

/** Streams the cases of a list, with the filter and search of its address, as CSV or XLSX. */
export const exportCasesEndpoint: Omit<Endpoint, 'root'> = {
  path: '/export',
  method: 'get',
  handler: withErrorHandling(exportCases),
};
