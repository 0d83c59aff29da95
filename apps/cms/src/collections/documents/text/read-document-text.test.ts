import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readDocumentText } from './read-document-text.ts';

const folder = mkdtempSync(join(tmpdir(), 'beranda-document-text-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Reads a file with a program that only runs the given statement. */
function readWith(statement: string) {
  const program = join(folder, 'program.mjs');
  writeFileSync(program, `${statement}; setInterval(() => {}, 1000);`);
  return readDocumentText(program, join(folder, 'x.pdf'), 'pdf');
}

/** `process.kill` needs no permission, and ends the process before anything else runs. */
const killItself = (signal: string) => `process.kill(process.pid, '${signal}')`;

it.each(['SIGTERM', 'SIGINT', 'SIGHUP'])(
  'reads a file again if %s stopped the back office',
  async (signal) => {
    await expect(readWith(killItself(signal))).rejects.toThrow();
  },
);

it.each([
  ['cannot be read', 'process.exit(2)'],
  ['makes the program use too much memory', killItself('SIGABRT')],
  ['has the program killed by the system', killItself('SIGKILL')],
])('has no text of a file that %s', async (_, statement) => {
  expect(await readWith(statement)).toBeNull();
});

it('fails if the program does', async () => {
  await expect(readWith('process.exit(1)')).rejects.toThrow();
});
