import { cp, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** What stands for the code of a build. */
export const SCRIPT = '/assets/entry.js';
const CODE = 'export {};\n';

/** Lays out a folder as the build for the browser does: the files of `public`, and one compressed script. */
export async function layOutBuiltFiles(directory: string): Promise<string> {
  const client = path.join(directory, 'client');
  await cp(path.resolve(import.meta.dirname, '../public'), client, { recursive: true });
  await mkdir(path.join(client, 'assets'), { recursive: true });
  const script = path.join(client, SCRIPT);
  await writeFile(script, CODE);
  await writeFile(`${script}.br`, brotliCompressSync(CODE));
  return client;
}
