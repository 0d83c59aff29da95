import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isAlive } from '../testing/is-alive.mjs';
import { createSupervisor } from './supervisor.mjs';

/** @type {string} */
let folder;
/** @type {string[]} */
let lines;
/** @type {string[]} */
let events;
/** @type {ReturnType<typeof createSupervisor>} */
let supervisor;

const FAST = { firstMs: 20, longestMs: 80, resetAfterMs: 60_000 };

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'beranda-supervisor-'));
  lines = [];
  events = [];
  supervisor = supervise();
});
afterEach(async () => {
  await supervisor.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** @param {Partial<import('./supervisor.mjs').SupervisorOptions>} [options] */
function supervise(options) {
  return createSupervisor({
    onLine: (name, line) => lines.push(`${name}: ${line}`),
    onEvent: (sentence) => events.push(sentence),
    backoff: FAST,
    stopWithinMs: 2_000,
    ...options,
  });
}

/**
 * @param {string} code what the service does
 * @returns {import('./supervisor.mjs').Service}
 */
function service(code) {
  const path = join(folder, 'service.mjs');
  writeFileSync(path, code);
  return { name: 'site', command: process.execPath, args: [path], cwd: folder, env: { ...process.env } };
}

const FOREVER = 'setInterval(() => {}, 1000);';

it('forwards the output of a service with its name', async () => {
  supervisor.start(service(`console.log('one\\ntwo'); console.error('three'); ${FOREVER}`));

  await vi.waitFor(() => expect([...lines].sort()).toEqual(['site: one', 'site: three', 'site: two']));
});

it('reports why a service exited before it was up, and does not restart it', async () => {
  const handle = supervisor.start(service('process.exit(3)'));

  expect(await handle.earlyExit).toBe('exit code 3');
  await new Promise((resolve) => setTimeout(resolve, FAST.longestMs));
  expect(events).toEqual([]);
});

it('reports a command that does not exist', async () => {
  const handle = supervisor.start({ ...service(''), command: join(folder, 'no-such-command') });

  expect(await handle.earlyExit).toContain('ENOENT');
});

it('restarts a crashed service with exponential backoff up to the limit', async () => {
  const handle = supervisor.start(service(`console.log('up'); process.exitCode = 1;`));
  handle.markUp();

  await vi.waitFor(() => expect(events.length).toBeGreaterThanOrEqual(5), { timeout: 10_000 });
  expect(events.slice(0, 5).map((event) => event.match(/again in (.*) s\.$/)?.[1])).toEqual([
    '0.02',
    '0.04',
    '0.08',
    '0.08',
    '0.08',
  ]);
  expect(events[0]).toBe('site stopped by itself (exit code 1); starting it again in 0.02 s.');
});

it('resets the backoff once a service has run for long enough', async () => {
  await supervisor.stop();
  supervisor = supervise({ backoff: { ...FAST, resetAfterMs: 0 } });
  const handle = supervisor.start(service('process.exitCode = 1;'));
  handle.markUp();

  await vi.waitFor(() => expect(events.length).toBeGreaterThanOrEqual(3), { timeout: 10_000 });
  expect(events.every((event) => event.endsWith('in 0.02 s.'))).toBe(true);
});

it('restarts a killed service', async () => {
  const handle = supervisor.start(service(FOREVER));
  handle.markUp();
  const first = handle.pid;
  process.kill(/** @type {number} */ (first), 'SIGKILL');

  await vi.waitFor(() => expect(handle.pid).not.toBe(first));
  expect(events).toEqual(['site stopped by itself (signal SIGKILL); starting it again in 0.02 s.']);
});

it('lets a service finish its work when it stops', async () => {
  const handle = supervisor.start(
    service(`
      process.on('SIGTERM', () => setTimeout(() => { console.log('finished'); process.exit(0); }, 100));
      console.log('up'); ${FOREVER}
    `),
  );
  await vi.waitFor(() => expect(lines).toContain('site: up'));
  await supervisor.stop();

  await vi.waitFor(() => expect(lines).toContain('site: finished'));
  expect(isAlive(handle.pid)).toBe(false);
  expect(events).toEqual([]);
});

it('kills a service that does not stop in time', async () => {
  await supervisor.stop();
  supervisor = supervise({ stopWithinMs: 100 });
  const handle = supervisor.start(service(`process.on('SIGTERM', () => {}); console.log('up'); ${FOREVER}`));
  await vi.waitFor(() => expect(lines).toContain('site: up'));

  await supervisor.stop();

  expect(isAlive(handle.pid)).toBe(false);
});

it('kills the children of a service, too', async () => {
  supervisor.start(
    service(`
      import { spawn } from 'node:child_process';
      const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
      console.log(child.pid); ${FOREVER}
    `),
  );
  await vi.waitFor(() => expect(lines).toHaveLength(1));
  const grandchild = Number(lines[0]?.split(' ')[1]);
  expect(isAlive(grandchild)).toBe(true);

  await supervisor.stop();

  await vi.waitFor(() => expect(isAlive(grandchild)).toBe(false));
});

it('does not restart a service after everything was stopped during its backoff', async () => {
  await supervisor.stop();
  supervisor = supervise({ backoff: { ...FAST, firstMs: 300, longestMs: 300 } });
  const handle = supervisor.start(service('process.exitCode = 1;'));
  handle.markUp();
  await vi.waitFor(() => expect(events).toHaveLength(1));
  const { pid } = handle;

  await supervisor.stop();
  await new Promise((resolve) => setTimeout(resolve, 400));

  expect(handle.pid).toBe(pid);
});

it('leaves no orphaned service when the supervisor itself is killed', async () => {
  const script = join(folder, 'supervisor.mjs');
  const serviceScript = join(folder, 'service.mjs');
  writeFileSync(serviceScript, FOREVER);
  writeFileSync(
    script,
    `
      import { createSupervisor } from ${JSON.stringify(new URL('./supervisor.mjs', import.meta.url).href)};
      const supervisor = createSupervisor({ onLine() {}, onEvent() {} });
      const handle = supervisor.start({
        name: 'site', command: process.execPath, args: [${JSON.stringify(serviceScript)}], cwd: '.', env: process.env,
      });
      console.log(handle.pid);
    `,
  );
  const outer = supervisor.start({ ...service(FOREVER), args: [script] });
  await vi.waitFor(() => expect(lines).toHaveLength(1));
  const inner = Number(lines[0]?.split(' ')[1]);
  expect(isAlive(inner)).toBe(true);

  process.kill(/** @type {number} */ (outer.pid), 'SIGKILL');

  await vi.waitFor(() => expect(isAlive(inner)).toBe(false), { timeout: 5_000 });
});

it('stops services in reverse order, each after the previous one has exited', async () => {
  const first = supervisor.start(service(`console.log('up'); ${FOREVER}`));
  const slow = `process.on('SIGTERM', () => setTimeout(() => process.exit(0), 200)); console.log('up'); ${FOREVER}`;
  writeFileSync(join(folder, 'slow.mjs'), slow);
  const last = supervisor.start({
    ...service(`console.log('up'); ${FOREVER}`),
    args: [join(folder, 'slow.mjs')],
  });
  await vi.waitFor(() => expect(lines).toEqual(['site: up', 'site: up']));

  const stopped = supervisor.stop();
  await vi.waitFor(() => expect(last.isRunning).toBe(false), { interval: 1 });
  expect(first.isRunning).toBe(true);
  await stopped;
  expect(first.isRunning).toBe(false);
});
