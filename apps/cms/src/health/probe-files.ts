import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Payload } from 'payload';

/** Too large for the last free blocks of a full disk. */
const PROBE = Buffer.alloc(64 * 1024, 1);

/**
 * Writes and removes a file in the data folder.
 *
 * @returns the problem; undefined if healthy.
 */
export async function probeFiles(payload: Payload, dataDir: string): Promise<string | undefined> {
  // Unique per process, since several can share the folder.
  const file = path.join(dataDir, `.health-${process.pid}`);
  try {
    // With PostgreSQL the folder may not exist yet.
    await mkdir(dataDir, { recursive: true });
    await writeFile(file, PROBE);
    return undefined;
  } catch (err) {
    const isFull = err instanceof Error && 'code' in err && (err.code === 'ENOSPC' || err.code === 'EDQUOT');
    const problem = isFull ? 'The disk of the files is full' : 'The folder of the files cannot be written';
    payload.logger.error({ msg: problem, err });
    return problem;
  } finally {
    await rm(file, { force: true }).catch(() => {});
  }
}
