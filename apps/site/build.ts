import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { build } from 'vite';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const COMPRESSIBLE = /\.(?:js|css|svg|json)$/;

/** Precompresses each file at build time. */
async function compressFiles(directory: string): Promise<void> {
  const names = (await readdir(directory)).filter((name) => COMPRESSIBLE.test(name));
  await Promise.all(
    names.map(async (name) => {
      const file = path.join(directory, name);
      const content = await readFile(file);
      await Promise.all([
        writeFile(`${file}.br`, await brotli(content)),
        writeFile(`${file}.gz`, await gzip(content)),
      ]);
    }),
  );
}

await rm('dist', { recursive: true, force: true });
await build({ logLevel: 'warn' });
await build({ logLevel: 'warn', build: { ssr: 'server/main.ts' } });
// Worker threads start from files of their own.
await build({ logLevel: 'warn', build: { ssr: 'server/search/search.worker.ts', emptyOutDir: false } });
await compressFiles('dist/client/assets');

// Deterministic: all replicas have the same build id.
const manifest = await readFile('dist/client/.vite/manifest.json');
const server = await readFile('dist/server/main.js');
const worker = await readFile('dist/server/search.worker.js');
const id = createHash('sha256').update(manifest).update(server).update(worker).digest('hex').slice(0, 16);
await writeFile('dist/build.json', JSON.stringify({ id, timestamp: Date.now() }));
