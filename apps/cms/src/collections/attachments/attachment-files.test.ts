import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listFilesBefore } from './attachment-files.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'beranda-attachments-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

it('there are no files before the first upload', async () => {
  expect(await listFilesBefore(dataDir, Date.now())).toEqual([]);
});

it('a folder that cannot be read is an error, not empty', async () => {
  await writeFile(path.join(dataDir, 'attachments'), '');
  await expect(listFilesBefore(dataDir, Date.now())).rejects.toThrow('ENOTDIR');
});
