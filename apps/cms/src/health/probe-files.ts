import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Payload } from 'payload';

/** More than fits between the last blocks of a full disk. */
const PROBE = Buffer.alloc(64 * 1024, 1);

/**
 * Writes a file where pictures, documents and mail go, and removes it again.
 *
 * @returns what is wrong there; undefined when nothing is.
 */
export async function probeFiles(payload: Payload, dataDir: string): Promise<string | undefined> {
  // Several processes can share the folder.
  const file = path.join(dataDir, `.health-${process.pid}`);
  try {
    // With PostgreSQL nothing may have been stored there yet.
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
