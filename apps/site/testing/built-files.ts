import { cp, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** A stub for the script of a build. */
export const SCRIPT = '/assets/entry.js';
const CODE = 'export {};\n';

/** Creates a directory like the client build: the files of `public`, and one compressed script. */
export async function createBuiltFiles(directory: string): Promise<string> {
  const client = path.join(directory, 'client');
  await cp(path.resolve(import.meta.dirname, '../public'), client, { recursive: true });
  await mkdir(path.join(client, 'assets'), { recursive: true });
  const script = path.join(client, SCRIPT);
  await writeFile(script, CODE);
  await writeFile(`${script}.br`, brotliCompressSync(CODE));
  return client;
}
