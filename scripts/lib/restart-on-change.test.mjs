import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ROOT } from './paths.mjs';

/** @type {string} */
let folder;
/** @type {import('node:child_process').ChildProcess} */
let running;
/** @type {string[]} */
let lines;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'beranda-restart-'));
  mkdirSync(join(folder, 'server/deep'), { recursive: true });
  lines = [];
});
afterEach(() => {
  running.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/**
 * @param {string} file
 * @param {string} text
 */
const write = (file, text) => writeFileSync(join(folder, file), text);

/** @param {string} name */
const serverNamed = (name) =>
  `import './deep/part.ts'; import { createServer } from 'node:http';
   createServer().listen(0, () => console.log('up', '${name}', process.pid));`;

function start() {
  running = spawn(
    process.execPath,
    [join(ROOT, 'scripts/restart-on-change.mjs'), 'server', '--', 'server/main.ts'],
    { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  for (const stream of [running.stdout, running.stderr])
    if (stream) createInterface({ input: stream }).on('line', (line) => lines.push(line));
}

/** @param {string} text */
const seen = (text) =>
  vi.waitFor(() => expect(lines.join('\n')).toContain(text), { timeout: 10_000, interval: 20 });

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

it('a change of what a server is made of starts it anew, also after one that broke it', async () => {
  write('server/deep/part.ts', '');
  write('server/main.ts', serverNamed('first'));
  start();
  await seen('up first');
  const pid = Number(/up first (\d+)/.exec(lines.join('\n'))?.[1]);

  write('server/main.ts', serverNamed('second'));
  await seen('up second');
  expect(isAlive(pid)).toBe(false);

  write('server/deep/part.ts', 'this is no code');
  await seen('it starts again at the next change');
  write('server/deep/part.ts', `console.log('mended');`);
  await seen('mended');
});

it('a server that cannot start at all ends with its own code', async () => {
  write('server/main.ts', 'process.exit(3);');
  start();
  expect(await new Promise((resolve) => running.on('exit', resolve))).toBe(3);
});

it('who ends it ends the server', async () => {
  write('server/deep/part.ts', '');
  write('server/main.ts', serverNamed('only'));
  start();
  await seen('up only');
  const pid = Number(/up only (\d+)/.exec(lines.join('\n'))?.[1]);
  running.kill('SIGTERM');
  expect(await new Promise((resolve) => running.on('exit', resolve))).toBe(0);
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false));
});
