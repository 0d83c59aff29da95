import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Client } from '@libsql/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openQueuedSqliteClient, type QueuedSqliteClient } from './queued-sqlite-client.ts';

/** Generous, for slow disks. */
const WRITE_TIMEOUT_MS = 10_000;

let folder: string;
let client: QueuedSqliteClient;
let other: Client;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'beranda-sqlite-'));
  const url = pathToFileURL(path.join(folder, 'test.db')).href;
  client = openQueuedSqliteClient(url, WRITE_TIMEOUT_MS);
  other = openQueuedSqliteClient(url, WRITE_TIMEOUT_MS);
  await client.execute('PRAGMA journal_mode = WAL');
  await client.execute('CREATE TABLE t (n INTEGER UNIQUE)');
});

afterEach(async () => {
  client.close();
  other.close();
  await rm(folder, { recursive: true });
});

const numbers = async () => (await client.execute('SELECT n FROM t ORDER BY n')).rows.map(({ n }) => n);
const pause = () => new Promise((resolve) => setTimeout(resolve, 3));

async function insertSlowly(by: Client, n: number) {
  const open = await by.transaction('write');
  await open.execute({ sql: 'INSERT INTO t VALUES (?)', args: [n] });
  await pause();
  await open.commit();
}

it('loses none of many concurrent transactions', async () => {
  await Promise.all(Array.from({ length: 20 }, (_, n) => insertSlowly(client, n)));
  expect(await numbers()).toHaveLength(20);
});

it('waits for writers of another process', async () => {
  const both = Array.from({ length: 20 }, (_, n) => insertSlowly(n % 2 ? client : other, n));
  await Promise.all(both);
  expect(await numbers()).toHaveLength(20);
});

it('discards rolled back changes, and continues', async () => {
  const open = await client.transaction('write');
  await open.execute('INSERT INTO t VALUES (1)');
  await open.rollback();
  await client.execute('INSERT INTO t VALUES (2)');
  expect(await numbers()).toEqual([2]);
});

it('reports a failed statement, and continues', async () => {
  await client.execute('INSERT INTO t VALUES (1)');
  await expect(client.execute('INSERT INTO t VALUES (1)')).rejects.toMatchObject({
    code: 'SQLITE_CONSTRAINT_UNIQUE',
  });
  await client.execute('INSERT INTO t VALUES (2)');
  expect(await numbers()).toEqual([1, 2]);
});

describe('a full disk', () => {
  const LARGE = 'INSERT INTO texts VALUES (zeroblob(100000))';

  /** Limits the size of the file on the connection of the next transactions. */
  async function limitPages(pages: number) {
    const open = await client.transaction('write');
    await open.execute('INSERT INTO t VALUES (NULL)');
    await open.execute(`PRAGMA max_page_count = ${pages}`);
    await open.commit();
  }

  beforeEach(async () => {
    await client.execute('CREATE TABLE texts (text BLOB)');
    await limitPages(5);
  });

  it('is the error of a statement, and writing continues once there is room', async () => {
    await expect(client.execute(LARGE)).rejects.toMatchObject({ code: 'SQLITE_FULL' });
    await expect(client.batch([LARGE])).rejects.toMatchObject({ code: 'SQLITE_FULL' });
    await limitPages(1_000);
    await client.execute(LARGE);
    expect((await client.execute('SELECT text FROM texts')).rows).toHaveLength(1);
  });

  it('is the error of a transaction, whose rollback succeeds', async () => {
    const open = await client.transaction('write');
    await open.execute('INSERT INTO t VALUES (1)');
    await expect(open.execute(LARGE)).rejects.toMatchObject({ code: 'SQLITE_FULL' });
    await open.rollback();
    expect(await numbers()).toEqual([null]);
  });
});

it('reads committed data while a transaction is open', async () => {
  const open = await client.transaction('write');
  await open.execute('INSERT INTO t VALUES (1)');
  expect(await numbers()).toEqual([]);
  await open.commit();
  expect(await numbers()).toEqual([1]);
});

it('a write can pass a transaction without statements', async () => {
  const open = await client.transaction('write');
  await client.execute('INSERT INTO t VALUES (1)');
  await open.execute('INSERT INTO t VALUES (2)');
  await open.commit();
  expect(await numbers()).toEqual([1, 2]);
});

it('a read-only transaction blocks no writer', async () => {
  const open = await client.transaction('write');
  expect((await open.execute('SELECT n FROM t')).rows).toEqual([]);
  await client.execute('INSERT INTO t VALUES (1)');
  await open.execute('INSERT INTO t VALUES (2)');
  expect((await open.execute('SELECT n FROM t')).rows).toHaveLength(2);
  await open.rollback();
  expect(await numbers()).toEqual([1]);
});

it('rolls back an abandoned transaction, and rejects its later statements', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const open = await client.transaction('write');
  await open.execute('INSERT INTO t VALUES (1)');
  await vi.advanceTimersByTimeAsync(61_000);
  vi.useRealTimers();
  await client.execute('INSERT INTO t VALUES (2)');
  await expect(open.commit()).rejects.toMatchObject({ code: 'TRANSACTION_CLOSED' });
  expect(await numbers()).toEqual([2]);
});

it('a write times out behind a stuck writer', async () => {
  const shortTimeout = openQueuedSqliteClient(pathToFileURL(path.join(folder, 'test.db')).href, 20);
  const open = await client.transaction('write');
  await open.execute('INSERT INTO t VALUES (1)');
  await expect(shortTimeout.execute('INSERT INTO t VALUES (2)')).rejects.toMatchObject({
    code: 'SQLITE_BUSY',
  });
  await open.commit();
  shortTimeout.close();
});

/** Like a generated migration, including its foreign key pragmas. */
async function rebuildParents(copy: string) {
  const open = await client.transaction('write');
  try {
    await open.execute('PRAGMA foreign_keys=OFF');
    await open.execute('CREATE TABLE __new_parent (id INTEGER PRIMARY KEY, name TEXT)');
    await open.execute(copy);
    await open.execute('DROP TABLE parent');
    await open.execute('ALTER TABLE __new_parent RENAME TO parent');
    await open.execute('PRAGMA foreign_keys=ON');
    await open.commit();
  } catch (error) {
    await open.rollback();
    throw error;
  }
}

const children = async () => (await client.execute('SELECT parent FROM child')).rows.length;

it('rebuilds a referenced table without losing rows, and rejects dangling references', async () => {
  await client.executeMultiple(`
    CREATE TABLE parent (id INTEGER PRIMARY KEY);
    CREATE TABLE child (parent INTEGER REFERENCES parent(id) ON DELETE CASCADE);
    INSERT INTO parent VALUES (1), (2);
    INSERT INTO child VALUES (1), (2);
  `);
  await client.rebuild(() => rebuildParents('INSERT INTO __new_parent (id) SELECT id FROM parent'));
  expect(await children()).toBe(2);
  const losing = client.rebuild(() =>
    rebuildParents('INSERT INTO __new_parent SELECT id, name FROM parent WHERE id = 1'),
  );
  await expect(losing).rejects.toThrow('Rows of child refer to rows that are gone');
  expect((await client.execute('SELECT id FROM parent')).rows).toHaveLength(2);
  await client.execute('DELETE FROM parent WHERE id = 1');
  expect(await children()).toBe(1);
});

describe('a statement that is executed again', () => {
  const insert = (n: number) => client.execute({ sql: 'INSERT INTO t VALUES (?)', args: [n] });

  it('works after it failed, and after its transaction was rolled back', async () => {
    await insert(1);
    await expect(insert(1)).rejects.toMatchObject({ code: 'SQLITE_CONSTRAINT_UNIQUE' });
    await insert(2);
    expect(await numbers()).toEqual([1, 2]);
  });

  it('reads what others wrote since, also after it failed between two rows', async () => {
    const texts = (by: Client) => by.execute("SELECT json_extract(text, '$') AS text FROM texts ORDER BY n");
    await client.execute('CREATE TABLE texts (n INTEGER, text TEXT)');
    for (let n = 0; n < 250; n += 1)
      await client.execute({ sql: 'INSERT INTO texts VALUES (?, ?)', args: [n, '"good"'] });
    expect((await texts(client)).rows).toHaveLength(250);
    await other.execute("UPDATE texts SET text = 'malformed' WHERE n = 200");
    await expect(texts(client)).rejects.toThrow('malformed JSON');
    await other.execute(`UPDATE texts SET text = '"better"'`);
    const { rows } = await texts(client);
    expect(rows).toHaveLength(250);
    expect(new Set(rows.map(({ text }) => text))).toEqual(new Set(['better']));
  });

  it('follows a change of the schema by another process', async () => {
    await insert(1);
    expect(await numbers()).toEqual([1]);
    await other.execute('ALTER TABLE t RENAME COLUMN n TO number');
    await expect(numbers()).rejects.toThrow('no such column');
    await other.execute('ALTER TABLE t RENAME COLUMN number TO n');
    await insert(2);
    expect(await numbers()).toEqual([1, 2]);
  });
});
