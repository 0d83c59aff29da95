import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, expect, it, vi } from 'vitest';
import { isAlive } from '../testing/is-alive.mjs';
import { ROOT, withWorkspaceBin } from './paths.mjs';

/** @type {(() => void)[]} */
const cleanUp = [];
afterEach(() => {
  for (const clean of cleanUp.splice(0)) clean();
});

it.each(['cms', 'site'])('stopping `npm run start` of apps/%s stops its server', async (app) => {
  const script = JSON.parse(readFileSync(join(ROOT, 'apps', app, 'package.json'), 'utf8')).scripts.start;
  const file = /node (?:-\S+ )*(\S+)/.exec(script)?.[1] ?? '';
  const folder = mkdtempSync(join(tmpdir(), 'beranda-start-'));
  cleanUp.push(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module', scripts: { start: script } }));
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  // A stub of the server, which prints its process id and keeps running.
  writeFileSync(join(folder, file), "console.log('pid', process.pid); setInterval(() => {}, 1_000);");
  const npm = spawn('npm', ['run', 'start'], {
    cwd: folder,
    env: { ...process.env, PATH: withWorkspaceBin(process.env.PATH) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  /** @type {number} */
  const pid = await new Promise((resolve) => {
    createInterface({ input: npm.stdout }).on('line', (line) => {
      const found = /^pid (\d+)$/.exec(line)?.[1];
      if (found) resolve(Number(found));
    });
  });
  cleanUp.push(() => {
    if (isAlive(pid)) process.kill(pid, 'SIGKILL');
  });

  npm.kill('SIGTERM');

  await vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 5_000 });
});

it.each(['cms', 'site'])('in development apps/%s restarts when its server or a package changes', (app) => {
  const script = JSON.parse(readFileSync(join(ROOT, 'apps', app, 'package.json'), 'utf8')).scripts.dev;
  const [, folders = '', file = ''] =
    /^exec node \.\.\/\.\.\/scripts\/restart-on-change\.mjs (.*) -- (\S+)/.exec(script) ?? [];
  // `!` marks an excluded folder.
  const watched = folders.split(' ').map((folder) => join(ROOT, 'apps', app, folder.replace(/^!/, '')));
  for (const folder of watched) expect(statSync(folder).isDirectory(), folder).toBe(true);
  expect(watched).toContain(join(ROOT, 'packages'));
  expect(watched.some((folder) => join(ROOT, 'apps', app, file).startsWith(`${folder}/`))).toBe(true);
});
