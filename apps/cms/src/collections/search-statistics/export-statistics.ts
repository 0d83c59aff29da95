import type { Endpoint } from 'payload';
import { canReadSearchStatistics } from '#cms/access/rules.ts';
import { BYTE_ORDER_MARK, csvLine } from '#cms/csv/csv-writer.ts';
import { withErrorHandling } from '#cms/http/guarded.ts';
import { errorResponse } from '#cms/http/responses.ts';
import { bilingual, inLanguageOf, userLocale } from '#cms/i18n/bilingual.ts';
import { parseStatisticsQuery } from './screen/statistics-query.ts';
import { exportedFigures } from './search-figures.ts';

const COLUMNS = [
  bilingual('Bahasa', 'Language'),
  bilingual('Pencarian', 'Search'),
  bilingual('Jumlah pencarian', 'Searches'),
  bilingual('Tanpa hasil', 'Without result'),
  bilingual('Jumlah klik', 'Clicks'),
  bilingual('Halaman yang dibuka', 'Pages opened'),
];

const FILE_NAMES = bilingual('statistik-pencarian.csv', 'search-statistics.csv');

/** `GET /api/search-statistics/export?days=&language=`: what was searched in a period, as CSV. */
export const exportStatisticsEndpoint: Omit<Endpoint, 'root'> = {
  path: '/export',
  method: 'get',
  handler: withErrorHandling(async (req) => {
    if (!canReadSearchStatistics({ req }))
      return errorResponse(403, 'Only those who may read the search statistics may export them');
    const locale = userLocale(req.i18n.language);
    const rows = await exportedFigures(req, parseStatisticsQuery(req.query), Date.now());
    const header = COLUMNS.map((column) => column[locale]);
    const lines = rows.map(({ language, query, searches, withoutResult, clicks, pages }) => {
      const opened = pages.map(({ path, clicks: count }) => `${path} (${count})`).join(' ');
      return [language, query, searches, withoutResult, clicks, opened];
    });
    const text = [header, ...lines].map((line) => csvLine(line, locale)).join('');
    return new Response(BYTE_ORDER_MARK + text, {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${inLanguageOf(req, FILE_NAMES)}"`,
        'cache-control': 'no-store',
      },
    });
  }),
};
