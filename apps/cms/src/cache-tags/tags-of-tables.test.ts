import { expect, it } from 'vitest';
import { tagsOfTables } from './tags-of-tables.ts';

const config = {
  collections: [
    { slug: 'news' },
    { slug: 'market-sheets' },
    { slug: 'document-files' },
    { slug: 'documents' },
    { slug: 'item-texts' },
  ],
  globals: [{ slug: 'market' }],
} as unknown as Parameters<typeof tagsOfTables>[0];

it('a table has the tag of its own collection or global', () => {
  const tables = ['_news_v', 'news_locales', 'market', 'market_rates', 'document_files', 'item_texts'];
  expect(tagsOfTables(config, tables)).toEqual(['documents', 'market', 'news']);
});

it('a table without a tag is rejected, also if another name begins like its own', () => {
  expect(() => tagsOfTables(config, ['market_sheets'])).toThrow('market_sheets, which has no cache tag');
});
