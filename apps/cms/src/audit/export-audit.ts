import type { Locale } from '@beranda/contract';
import { type Endpoint, type PayloadRequest, parseParams, type Where } from 'payload';
import { canReadAudit } from '#cms/access/access-table.ts';
import { BYTE_ORDER_MARK, csvLine } from '#cms/csv/csv-writer.ts';
import { formatJakartaDateTime } from '#cms/dates/jakarta.ts';
import { withErrorHandling } from '#cms/http/guarded.ts';
import { errorResponse } from '#cms/http/responses.ts';
import { bilingual, inLanguageOf, userLocale } from '#cms/i18n/bilingual.ts';
import type { AuditLog } from '#cms/payload-types.ts';
import { labelOfAction } from './audit-actions.ts';
import { describeRow } from './describe-row.ts';

const PAGE_SIZE = 500;

const COLUMNS = [
  bilingual('Nomor', 'Number'),
  bilingual('Waktu (WIB)', 'Time (Jakarta)'),
  bilingual('Waktu (UTC)', 'Time (UTC)'),
  bilingual('ID akun', 'Account id'),
  bilingual('Oleh', 'By'),
  bilingual('Tindakan', 'Action'),
  bilingual('Kode tindakan', 'Action code'),
  bilingual('Objek', 'Object'),
  bilingual('Koleksi', 'Collection'),
  bilingual('ID dokumen', 'Document id'),
  bilingual('Kolom', 'Field'),
  bilingual('Dari', 'From'),
  bilingual('Menjadi', 'To'),
  bilingual('Hash', 'Hash'),
];

const FILE_NAMES = bilingual('catatan-audit.csv', 'audit-log.csv');

function cellsOf({ payload }: PayloadRequest, row: AuditLog, locale: Locale) {
  const { object, field, from, to } = describeRow(payload.config, row, locale);
  return [
    row.sequence,
    formatJakartaDateTime(row.at),
    row.at,
    row.actor ?? null,
    row.actorName ?? null,
    labelOfAction(row.action)[locale],
    row.action,
    object,
    row.collection ?? null,
    row.document ?? null,
    field,
    from,
    to,
    row.hash,
  ];
}

/** Lines by page, oldest first, up to the rows that existed at the start: exporting adds a row itself. */
async function* linesOf(req: PayloadRequest, where: Where | undefined): AsyncGenerator<string> {
  const locale = userLocale(req.i18n.language);
  yield BYTE_ORDER_MARK +
    csvLine(
      COLUMNS.map((column) => column[locale]),
      locale,
    );
  let after = 0;
  for (;;) {
    const { docs } = await req.payload.find({
      collection: 'audit-log',
      depth: 0,
      limit: PAGE_SIZE,
      overrideAccess: false,
      pagination: false,
      req,
      sort: 'sequence',
      where: { and: [...(where ? [where] : []), { sequence: { greater_than: after } }] },
    });
    if (docs.length > 0) yield docs.map((row) => csvLine(cellsOf(req, row, locale), locale)).join('');
    if (docs.length < PAGE_SIZE) return;
    after = docs.at(-1)?.sequence ?? after;
  }
}

/** `GET /api/audit-log/export?where=`: the rows of a filter as CSV, streamed with flat memory. */
export const exportAuditEndpoint: Omit<Endpoint, 'root'> = {
  path: '/export',
  method: 'get',
  handler: withErrorHandling(async (req) => {
    if (!canReadAudit({ req }))
      return errorResponse(403, 'Only those who may read the audit log may export it');
    const lines = linesOf(req, parseParams(req.query).where);
    // The first page before the status: an invalid filter is an error, not half a file.
    const header = await lines.next();
    const first = await lines.next();
    const encoder = new TextEncoder();
    const started = [header, first].flatMap(({ done, value }) => (done ? [] : [value]));
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        const line = started.shift() ?? (await lines.next()).value;
        if (line === undefined) controller.close();
        else controller.enqueue(encoder.encode(line));
      },
      async cancel() {
        await lines.return(undefined);
      },
    });
    return new Response(body, {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${inLanguageOf(req, FILE_NAMES)}"`,
        'cache-control': 'no-store',
      },
    });
  }),
};
