import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { completeForeignKeys } from './complete-foreign-keys.ts';

const schema = {
  tables: {
    home: {
      foreignKeys: { any: { columnsFrom: ['picture_id'], onDelete: 'set null', onUpdate: 'no action' } },
    },
  },
};
const added = 'ALTER TABLE \\`home\\` ADD \\`picture_id\\` integer REFERENCES media(id)';

it('adds the ON DELETE action to an added reference, once', () => {
  const complete = `${added} ON UPDATE no action ON DELETE set null;`;
  expect(completeForeignKeys(`${added};`, schema)).toBe(complete);
  expect(completeForeignKeys(complete, schema)).toBe(complete);
});

it('changes nothing else', () => {
  const other =
    'ALTER TABLE \\`home\\` ADD \\`title\\` text; ALTER TABLE \\`b\\` ADD \\`c\\` text REFERENCES d(id);';
  expect(completeForeignKeys(other, schema)).toBe(other);
});

it('has been applied to every committed SQLite migration', () => {
  const folder = path.resolve(import.meta.dirname, '../migrations/sqlite');
  for (const file of readdirSync(folder).filter((candidate) => candidate.endsWith('.json'))) {
    const migration = readFileSync(path.join(folder, file.replace(/json$/, 'ts')), 'utf8');
    const written = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as unknown;
    expect(completeForeignKeys(migration, written)).toBe(migration);
  }
});
