import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isAlive } from '../testing/is-alive.mjs';
import { ROOT } from './paths.mjs';
import { needsRestart, parseRestartArguments } from './restart-on-change.mjs';

/** @type {string} */
let folder;
/** @type {import('node:child_process').ChildProcess | undefined} */
let running;
/** @type {string[]} */
let lines;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'beranda-restart-'));
  for (const part of ['server/deep', 'server/hot']) mkdirSync(join(folder, part), { recursive: true });
  lines = [];
});
afterEach(() => {
  running?.kill('SIGKILL');
  running = undefined;
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

/**
 * A module of the site and all modules of the site that it imports statically, without types.
 * @param {string} file
 * @param {Set<string>} [seen]
 */
function loadedBy(file, seen = new Set()) {
  if (seen.has(file)) return [...seen];
  seen.add(file);
  const imports = /^(?:import|export) (?!type)(?:[^;]*? from )?'(\.[^']+\.tsx?|#[^']+\.tsx?)';/gms;
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(imports))
    loadedBy(name.startsWith('#') ? join(ROOT, 'apps/site', name.slice(1)) : join(dirname(file), name), seen);
  return [...seen];
}

function start() {
  running = spawn(
    process.execPath,
    [join(ROOT, 'scripts/restart-on-change.mjs'), 'server', '!server/hot', '--', 'server/main.ts'],
    { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  for (const stream of [running.stdout, running.stderr])
    if (stream) createInterface({ input: stream }).on('line', (line) => lines.push(line));
}

const exitCode = () => new Promise((resolve) => running?.on('exit', resolve));

/** @param {string} text */
const seen = (text) =>
  vi.waitFor(() => expect(lines.join('\n')).toContain(text), { timeout: 10_000, interval: 20 });

it('a change of its code restarts a server, also after a change that broke it', async () => {
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
  write('server/deep/part.ts', `console.log('fixed');`);
  await seen('fixed');
});

it('a change in an excluded folder does not restart the server', async () => {
  write('server/deep/part.ts', '');
  write('server/main.ts', serverNamed('first'));
  start();
  await seen('up first');
  write('server/hot/page.ts', '');
  // Longer than the debounce.
  await new Promise((resolve) => setTimeout(resolve, 400));
  write('server/deep/part.ts', `console.log('changed');`);
  await seen('changed');
  expect(lines.join('\n')).toContain('part.ts has changed');
  expect(lines.join('\n')).not.toContain('page.ts has changed');
});

it('the site restarts for every module that its server loads once', () => {
  const site = join(ROOT, 'apps/site');
  const { scripts } = JSON.parse(readFileSync(join(site, 'package.json'), 'utf8'));
  const { folders, except } = parseRestartArguments(scripts.dev.split(' ').slice(3));
  const modules = loadedBy(join(site, 'server/site.ts')).map((file) => relative(site, file));
  expect(modules).toContain(join('src', 'routing', 'page-match.ts'));
  const isWatched = (/** @type {string} */ file) =>
    folders.some((folder) => file.startsWith(folder + sep)) && needsRestart(file, except);
  // Components are reloaded for each request.
  expect(modules.filter((file) => !file.endsWith('.tsx') && !isWatched(file))).toEqual([]);
});

it('a server that cannot start at all passes on its exit code', async () => {
  write('server/main.ts', 'process.exit(3);');
  start();
  expect(await exitCode()).toBe(3);
});

it('stopping the watcher stops the server', async () => {
  write('server/deep/part.ts', '');
  write('server/main.ts', serverNamed('only'));
  start();
  await seen('up only');
  const pid = Number(/up only (\d+)/.exec(lines.join('\n'))?.[1]);
  running?.kill('SIGTERM');
  expect(await exitCode()).toBe(0);
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false));
});
