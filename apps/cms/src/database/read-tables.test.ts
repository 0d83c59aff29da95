import { expect, it } from 'vitest';
import { readLogger, tablesOf, trackReads } from './read-tables.ts';

it.each([
  ['select "id" from "news" where "news"."slug" = ?', ['news']],
  ['select * from `news` left join `news_locales` on 1 = 1', ['news', 'news_locales']],
  [
    'SELECT 1 FROM (SELECT id FROM exchange_quotes) q JOIN "market_sheets" s ON true',
    ['exchange_quotes', 'market_sheets'],
  ],
  ['insert into "news" ("slug") values (?)', []],
])('%s reads %j', (statement, tables) => {
  expect(tablesOf(statement)).toEqual(tables);
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
