import type { PayloadRequest } from 'payload';
import { listOf, readRows, type SQL, sql } from '#cms/database/sql.ts';
import { daysOf, type StatisticsQuery } from './screen/statistics-query.ts';

/** Numbers of some searches. */
type SearchFigures = {
  searches: number;
  /** How many of the `searches` found nothing as typed. */
  withoutResult: number;
  clicks: number;
};

/** Numbers of what was searched with the same words. */
export type QueryFigures = SearchFigures & {
  language: string;
  query: string;
  /** The results that were opened, most frequent first. */
  pages: { path: string; clicks: number }[];
};

export type SearchStatisticsFigures = {
  total: SearchFigures;
  /** Days on which something was searched, in any order. */
  days: (Omit<SearchFigures, 'clicks'> & { day: string })[];
  mostSearched: QueryFigures[];
  foundNothing: QueryFigures[];
  rarelyClicked: QueryFigures[];
};

/** Fewer searches with results say little about which of them are opened. */
const MIN_FOUND = 10;
/** Rarely clicked: less than one click in this number of searches with results. */
const RARELY = 5;

/** Rows of the list of a screen. */
const LISTED = 25;
/** Rows of a file. */
const MAX_EXPORTED = 20_000;
/** Queries whose pages are read at once. */
const BATCH_SIZE = 500;

/** Databases return sums as texts where they could be larger than a number of JavaScript. */
type Stored<Row> = { [Name in keyof Row]: Row[Name] extends string ? string : number | string | null };

const selected = ({ language, ...query }: StatisticsQuery, now: number): SQL => {
  const days = daysOf(query, now);
  const ofLanguage = language ? sql` AND language = ${language}` : sql``;
  return sql`day >= ${days[0]} AND day <= ${days.at(-1)}${ofLanguage}`;
};

const counts = sql`COALESCE(SUM(searches), 0) AS searches, COALESCE(SUM(without_result), 0) AS "withoutResult"`;

/** Selects and orders queries by their sums `searches`, `without_result` and `clicks`. */
const LISTS = {
  mostSearched: sql`WHERE searches > 0 ORDER BY searches DESC, query, language`,
  foundNothing: sql`WHERE without_result > 0 ORDER BY without_result DESC, query, language`,
  rarelyClicked: sql`WHERE searches - without_result >= ${MIN_FOUND}
    AND clicks * ${RARELY} < searches - without_result
    ORDER BY searches - without_result DESC, query, language`,
};

type Row = Omit<QueryFigures, 'pages'>;
type PageRow = { language: string; query: string; path: string; clicks: number };

const keyOf = ({ language, query }: { language: string; query: string }) => `${language} ${query}`;

async function listQueries(
  req: PayloadRequest,
  where: SQL,
  list: keyof typeof LISTS,
  limit: number,
): Promise<QueryFigures[]> {
  const rows = await readRows<Stored<Row>>(
    req,
    sql`SELECT language, query, searches, without_result AS "withoutResult", clicks FROM (
        SELECT language, query, SUM(searches) AS searches, SUM(without_result) AS without_result, SUM(clicks) AS clicks
          FROM (
            SELECT language, query, searches, without_result, 0 AS clicks FROM search_statistics WHERE ${where}
            UNION ALL
            SELECT language, query, 0, 0, clicks FROM search_click_statistics WHERE ${where}
          ) AS counted
          GROUP BY language, query
      ) AS summed
      ${LISTS[list]} LIMIT ${limit}`,
  );
  const pages = await listOpenedPages(
    req,
    where,
    rows.map(({ query }) => query),
  );
  return rows.map((row) => ({
    language: row.language,
    query: row.query,
    searches: Number(row.searches),
    withoutResult: Number(row.withoutResult),
    clicks: Number(row.clicks),
    pages: pages.get(keyOf(row)) ?? [],
  }));
}

/** The opened results of some queries, by language and query, most frequent first. */
async function listOpenedPages(
  req: PayloadRequest,
  where: SQL,
  queries: readonly string[],
): Promise<Map<string, QueryFigures['pages']>> {
  const rows: Stored<PageRow>[] = [];
  for (let start = 0; start < queries.length; start += BATCH_SIZE)
    rows.push(
      ...(await readRows<Stored<PageRow>>(
        req,
        sql`SELECT language, query, path, SUM(clicks) AS clicks FROM search_click_statistics
          WHERE ${where} AND query IN (${listOf(queries.slice(start, start + BATCH_SIZE))})
          GROUP BY language, query, path ORDER BY SUM(clicks) DESC, path`,
      )),
    );
  const byQuery = Map.groupBy(rows, keyOf);
  return new Map(
    [...byQuery].map(([key, found]) => [
      key,
      found.map(({ path, clicks }) => ({ path, clicks: Number(clicks) })),
    ]),
  );
}

/** What was searched in a period that ends today. @param now in milliseconds since 1970 */
export async function searchFigures(
  req: PayloadRequest,
  query: StatisticsQuery,
  now: number,
): Promise<SearchStatisticsFigures> {
  const where = selected(query, now);
  const days = await readRows<Stored<SearchStatisticsFigures['days'][number]>>(
    req,
    sql`SELECT day, ${counts} FROM search_statistics WHERE ${where} GROUP BY day`,
  );
  const [clicked] = await readRows<{ clicks: number | string | null }>(
    req,
    sql`SELECT SUM(clicks) AS clicks FROM search_click_statistics WHERE ${where}`,
  );
  const byDay = days.map(({ day, ...row }) => ({
    day,
    searches: Number(row.searches),
    withoutResult: Number(row.withoutResult),
  }));
  return {
    total: {
      searches: byDay.reduce((sum, { searches }) => sum + searches, 0),
      withoutResult: byDay.reduce((sum, { withoutResult }) => sum + withoutResult, 0),
      clicks: Number(clicked?.clicks ?? 0),
    },
    days: byDay,
    mostSearched: await listQueries(req, where, 'mostSearched', LISTED),
    foundNothing: await listQueries(req, where, 'foundNothing', LISTED),
    rarelyClicked: await listQueries(req, where, 'rarelyClicked', LISTED),
  };
}

/** All that was searched in a period, most frequent first, as far as it fits into a file. */
export function exportedFigures(
  req: PayloadRequest,
  query: StatisticsQuery,
  now: number,
): Promise<QueryFigures[]> {
  return listQueries(req, selected(query, now), 'mostSearched', MAX_EXPORTED);
}
