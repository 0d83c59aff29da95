import { createRequire } from 'node:module';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerRenamePrompts, parseRenames, type Rename } from './rename-prompts.ts';

type Snapshot = Record<string, unknown>;
type Kit = { generateSQLiteMigration(before: Snapshot, after: Snapshot): Promise<string[]> };

/** The version that Payload uses. */
const kit = createRequire(import.meta.resolve('@payloadcms/db-sqlite'))('drizzle-kit/api') as Kit;

// Hides Drizzle's terminal output.
beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue();
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(() => {
  vi.restoreAllMocks();
});

function snapshot(id: string, tables: Record<string, readonly string[]>): Snapshot {
  const column = (name: string) => ({
    name,
    type: 'text',
    primaryKey: false,
    notNull: false,
    autoincrement: false,
  });
  const table = (name: string, columns: readonly string[]) => ({
    name,
    columns: Object.fromEntries(columns.map((one) => [one, column(one)])),
    indexes: {},
    foreignKeys: {},
    compositePrimaryKeys: {},
    uniqueConstraints: {},
    checkConstraints: {},
  });
  return {
    version: '6',
    dialect: 'sqlite',
    id,
    prevId: '',
    tables: Object.fromEntries(Object.entries(tables).map(([name, columns]) => [name, table(name, columns)])),
    views: {},
    enums: {},
    _meta: { schemas: {}, tables: {}, columns: {} },
  };
}

const before = snapshot('a', { branches: ['city', 'phone', 'hours'], funds: ['name'] });
const after = snapshot('b', { offices: ['city', 'telephone', 'opening'], news: ['title'], funds: ['name'] });

const statementsOf = (renames: { from: string; to: string }[], from: Snapshot, to: Snapshot) =>
  answerRenamePrompts(renames, () => kit.generateSQLiteMigration(from, to));

const used = [
  { from: 'branches', to: 'offices' },
  { from: 'branches.phone', to: 'offices.telephone' },
  { from: 'branches.hours', to: 'offices.opening' },
];

it('given names are renamed, in both directions; everything else is created and dropped', async () => {
  const renames = [...used, { from: 'branches.fax', to: 'offices.fax' }];
  expect(await statementsOf(renames, before, after)).toEqual([
    'ALTER TABLE `branches` RENAME TO `offices`;',
    'ALTER TABLE `offices` RENAME COLUMN "phone" TO "telephone";',
    'ALTER TABLE `offices` RENAME COLUMN "hours" TO "opening";',
    expect.stringContaining('CREATE TABLE `news`'),
  ]);
  expect(await statementsOf(renames, after, before)).toEqual([
    'ALTER TABLE `offices` RENAME TO `branches`;',
    'ALTER TABLE `branches` RENAME COLUMN "telephone" TO "phone";',
    'ALTER TABLE `branches` RENAME COLUMN "opening" TO "hours";',
    'DROP TABLE `news`;',
  ]);
  expect(renames.map(({ isUsed }: Rename) => isUsed)).toEqual([true, true, true, undefined]);
});

it('without names everything is created, and no prompt blocks', async () => {
  const up = await statementsOf([], before, after);
  expect(up.join('\n')).toMatch(
    /CREATE TABLE `offices`[\s\S]*CREATE TABLE `news`[\s\S]*DROP TABLE `branches`/,
  );
  expect(up.join('\n')).not.toContain('RENAME');
});

it('the command line accepts tables and columns', () => {
  const args = ['move-offices', '--rename', 'branches=offices', '--rename', 'a.b=a.c'];
  expect(parseRenames(args)).toEqual({
    renames: [
      { from: 'branches', to: 'offices' },
      { from: 'a.b', to: 'a.c' },
    ],
    others: ['move-offices'],
  });
});

it.each([[['--rename']], [['--rename', 'a']], [['--rename', 'a.b=c']], [['--rename', 'a=b=c']]])(
  '%j is rejected',
  (args) => {
    expect(() => parseRenames(args)).toThrow('old_table=new_table or table.old=table.new');
  },
);
