import {
  type FileHandle,
  mkdir,
  mkdtemp,
  open,
  readdir,
  readFile,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { onOneDatabase } from '../../../testing/databases.ts';
import { pdfFile } from '../../../testing/document.ts';
import { pictureFile } from '../../../testing/picture.ts';
import { storeAttachment } from '../attachments/attachment-files.ts';
import { digestOfFile, pathOfStoredFile } from '../documents/document-store.ts';
import { copyDurably, writeDurably } from './write-durably.ts';

onOneDatabase('a file that a row refers to', (cms) => {
  let folder = '';
  let sync: MockInstance<FileHandle['sync']>;
  /** Inodes that were written back to the disk, with the names in `folder` at that time. */
  const synced = new Map<number, string[]>();

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'beranda-durable-'));
    const handle = await open(folder);
    const prototype: FileHandle = Object.getPrototypeOf(handle);
    await handle.close();
    sync = vi.spyOn(prototype, 'sync').mockImplementation(async function record(this: FileHandle) {
      synced.set((await this.stat()).ino, await readdir(folder));
    });
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    synced.clear();
    await rm(folder, { recursive: true });
  });

  const inode = async (file: string) => (await stat(file)).ino;
  /** Whether file and folder were written back. */
  const isOnDisk = async (file: string) =>
    synced.has(await inode(file)) && synced.has(await inode(path.dirname(file)));

  it.each([
    ['written', (file: string) => writeDurably(file, Buffer.from('isi'))],
    ['copied', (file: string) => copyDurably(`${folder}-asal`, file)],
  ])(
    'is on the disk before it has its name, and the name before it is reported, when %s',
    async (_how, write) => {
      await writeFile(`${folder}-asal`, 'isi');
      const file = path.join(folder, 'berkas');
      await write(file);
      await rm(`${folder}-asal`);
      expect(await readFile(file, 'utf8')).toBe('isi');
      expect(synced.get(await inode(file))).toEqual([expect.stringMatching(/^berkas\..+\.part$/)]);
      expect(synced.get(await inode(folder))).toEqual(['berkas']);
    },
  );

  it('is accepted where a file system cannot write back a folder by itself', async () => {
    const unsupported = Object.assign(new Error('not supported'), { code: 'EINVAL' });
    sync.mockImplementation(async function reject(this: FileHandle) {
      if ((await this.stat()).isDirectory()) throw unsupported;
    });
    await writeDurably(path.join(folder, 'berkas'), Buffer.from('isi'));
    expect(await readdir(folder)).toEqual(['berkas']);
  });

  it('leaves no part where the disk does not take it', async () => {
    sync.mockRejectedValue(new Error('EIO'));
    await expect(writeDurably(path.join(folder, 'berkas'), Buffer.from('isi'))).rejects.toThrow('EIO');
    expect(await readdir(folder)).toEqual([]);
  });

  it('is on the disk before the commit as a document, an attachment and a picture with its widths', async () => {
    const { env, payload } = cms();
    const document = pdfFile('tarif', 'Tarif');
    await payload.create({ collection: 'documents', data: { title: 'Tarif' }, file: document });
    const stored = pathOfStoredFile(env.dataDir, digestOfFile(document.data));
    expect(await isOnDisk(stored)).toBe(true);

    const attachment = path.join(env.dataDir, 'attachments', 'kunci');
    await mkdir(path.dirname(attachment), { recursive: true });
    await storeAttachment(env.dataDir, 'kunci', Buffer.from('lampiran'));
    expect(await isOnDisk(attachment)).toBe(true);

    const picture = await payload.create({
      collection: 'media',
      data: { decorative: true },
      file: await pictureFile('lebar', 1000, 500),
    });
    const widths = Object.values(picture.sizes ?? {}).flatMap((size) => size?.filename ?? []);
    expect(widths.length).toBeGreaterThan(0);
    for (const name of [picture.filename ?? '', ...widths])
      expect(await isOnDisk(path.join(env.dataDir, 'media', name))).toBe(true);
  });
});
