import { expect, it } from 'vitest';
import { readLogger, tablesOf, trackReads, UnknownTablesError } from './read-tables.ts';

it.each([
  ['a quoted name', 'select "id" from "news" where "news"."slug" = ?', ['news']],
  ['joins', 'select * from `news` left join `news_locales` on 1 = 1', ['news', 'news_locales']],
  [
    'a subquery',
    'SELECT 1 FROM (SELECT id FROM exchange_quotes) q JOIN "market_sheets" s ON true',
    ['exchange_quotes', 'market_sheets'],
  ],
  ['a subquery among the columns', 'SELECT (SELECT max(id) FROM news), x FROM pages', ['news', 'pages']],
  ['a subquery in a condition', 'SELECT 1 FROM a WHERE EXISTS (SELECT 1 FROM b) AND x IN (1, 2)', ['a', 'b']],
  [
    'commas',
    'SELECT * FROM news n, "news_locales" AS t, pages WHERE n.a = 1',
    ['news', 'news_locales', 'pages'],
  ],
  ['commas after a join', 'SELECT * FROM a JOIN b USING (x, y), c ORDER BY d, e', ['a', 'b', 'c']],
  ['parentheses around joins', 'SELECT * FROM (a JOIN b ON true) JOIN c ON true', ['a', 'b', 'c']],
  ['a qualified name', 'SELECT * FROM "public"."news", public.pages', ['news', 'pages']],
  ['a name in capitals', 'SELECT * FROM News', ['news']],
  [
    'lateral subqueries',
    'select * from "a" left join lateral (select * from "b" where "x" = 1) "c" on true',
    ['a', 'b'],
  ],
  ['LATERAL after a comma', 'SELECT * FROM a, LATERAL (SELECT * FROM b) c', ['a', 'b']],
  ['functions as tables', "SELECT 1 FROM news, json_tree(news.body) node, jsonb_each('{}')", ['news']],
  [
    'common table expressions',
    'WITH x AS (SELECT * FROM a), "y" (n) AS MATERIALIZED (SELECT * FROM x, b) SELECT * FROM x JOIN "y" ON true JOIN c ON true',
    ['a', 'b', 'c'],
  ],
  ['an expression named as its table', 'WITH news AS (SELECT * FROM news) SELECT * FROM news', ['news']],
  [
    'recursive expressions',
    'WITH RECURSIVE up AS (SELECT * FROM tree UNION ALL SELECT t.* FROM tree t JOIN up ON true) SELECT * FROM up',
    ['tree'],
  ],
  ['unions', 'SELECT 1 FROM a UNION ALL SELECT 2 FROM b ORDER BY 1', ['a', 'b']],
  [
    'FROM in functions and comparisons',
    "SELECT extract(year FROM day), trim(both ' ' from t) FROM a WHERE x IS DISTINCT FROM y",
    ['a'],
  ],
  ['FROM in texts, names and comments', `SELECT 'from b', "from" -- from c\n/* from d */ FROM a`, ['a']],
  ['a cast to a type of several words', 'SELECT CAST(x AS timestamp with time zone), y FROM a', ['a']],
  ['windows', 'SELECT row_number() OVER (PARTITION BY d ORDER BY e, f) FROM a', ['a']],
  ['no table', 'SELECT 1', []],
  ['an insert', 'insert into "news" ("slug") values (?)', []],
  ['an insert of what is read', 'INSERT INTO a (x) SELECT y FROM b', ['b']],
])('finds the tables of a statement with %s', (_what, statement, tables) => {
  expect(tablesOf(statement)).toEqual(tables);
});

it.each([
  'SELECT * FROM',
  'SELECT * FROM ?',
  'SELECT * FROM a, WHERE x',
  'SELECT * FROM (a',
  'SELECT 1) FROM a',
  'SELECT x FROM ()',
])('rejects %s, whose tables cannot be found', async (statement) => {
  expect(() => tablesOf(statement)).toThrow(UnknownTablesError);
  await expect(trackReads(async () => readLogger.logQuery(statement))).rejects.toThrow(UnknownTablesError);
});

it('separates concurrent contexts', async () => {
  const read = (table: string) =>
    trackReads(async () => {
      await null;
      readLogger.logQuery(`select * from ${table}`);
    });
  const [one, other] = await Promise.all([read('news'), read('media')]);
  expect([[...one.tables], [...other.tables]]).toEqual([['news'], ['media']]);
});
