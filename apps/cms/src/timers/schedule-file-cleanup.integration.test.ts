import { mkdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { onOneDatabase } from '../../testing/databases.ts';
import { pictureFile } from '../../testing/picture.ts';
import { scheduleFileCleanup } from './schedule-file-cleanup.ts';

onOneDatabase('the cleanup of files', (cms) => {
  afterEach(() => vi.restoreAllMocks());

  it('restores pictures although the folder of attachments cannot be read', async () => {
    const { payload, env } = cms();
    const error = vi.spyOn(payload.logger, 'error').mockImplementation(() => {});
    vi.spyOn(payload.logger, 'warn').mockImplementation(() => {});
    const { filename, id } = await payload.create({
      collection: 'media',
      data: { alt: 'Kapal' },
      file: await pictureFile('kapal'),
    });
    // What a killed process leaves: the files of the picture are gone, and their copies older than this process.
    const file = path.join(env.dataDir, 'media', String(filename));
    const backup = path.join(env.dataDir, 'media-kept', `${id}-3f0c`);
    await mkdir(backup, { recursive: true });
    await rename(file, path.join(backup, String(filename)));
    await utimes(backup, 0, 0);
    const attachments = path.join(env.dataDir, 'attachments');
    await rm(attachments, { recursive: true, force: true });
    await writeFile(attachments, 'no folder');

    scheduleFileCleanup(payload);
    await vi.waitFor(async () => expect((await stat(file)).isFile()).toBe(true), { timeout: 5_000 });
    expect(error).toHaveBeenCalledWith(
      expect.objectContaining({ msg: 'Orphaned attachments could not be removed' }),
    );
  });
});
