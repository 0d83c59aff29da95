import { existsSync, globSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { buildApps } from '../lib/build.mjs';
import { changedFolders } from './changed-folders.mjs';
import { ensureChromium, findHeadlessShell } from './chromium.mjs';
import { countPlaywright, countVitest, readCounts } from './counts.mjs';
import { ensureEngines } from './engines.mjs';
import { ensurePostgres } from './postgres.mjs';
import { runCommand } from './run-command.mjs';

/**
 * @typedef {object} Context
 * @property {string} root
 * @property {NodeJS.ProcessEnv} env
 * @property {string} reports the temporary folder of this run
 * @property {AbortSignal} signal
 * @property {boolean} isCi
 * @property {readonly string[]} steps the names of all steps of this run
 */

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string} [needs] a step that must pass before this one
 * @property {boolean} [isSlow] takes minutes: runs when it is named, or with `all`
 * @property {boolean} [isPartOfAnother] repeats a part of another step: runs only when it is named, or with `quick`
 * @property {(context: Context) => Promise<{ hasPassed: boolean, counts?: import('./counts.mjs').Counts, note?: string }>} run
 */

/** Where a `tsconfig.json` of its own may be. */
const TYPED_FOLDERS = '{packages/*,apps/*,e2e,bench,scripts}';

/** The steps of `npm test -- all`, in order; `npm test` skips slow ones. @type {readonly Step[]} */
export const STEPS = [
  { name: 'format', run: (context) => runPlain(context, 'biome', ['format', '.']) },
  { name: 'lint', run: (context) => runPlain(context, 'biome', ['lint', '--error-on-warnings', '.']) },
  { name: 'types', run: checkTypes },
  { name: 'unit', run: (context) => runVitest(context, 'unit') },
  { name: 'integration', run: (context) => runWithPostgres(context, 'integration') },
  { name: 'integration-changed', isPartOfAnother: true, run: runIntegrationOfChanges },
  { name: 'build', run: build },
  { name: 'weight', needs: 'build', run: weigh },
  { name: 'browser', needs: 'build', run: runBrowser },
  {
    name: 'browser-slow',
    isSlow: true,
    needs: 'build',
    run: (context) => runBrowser({ ...context, env: { ...context.env, SLOW_JOURNEYS: '1' } }),
  },
  { name: 'postgres', isSlow: true, run: runEverythingOnPostgres },
  { name: 'slow', isSlow: true, run: (context) => runWithPostgres(context, 'slow') },
];

/**
 * @param {Context} context
 * @param {string} command
 * @param {readonly string[]} args
 */
async function runPlain(context, command, args) {
  return { hasPassed: (await runCommand(command, args, { ...context, cwd: context.root })) === 0 };
}

/** @param {Context} context */
async function checkTypes(context) {
  /** @type {string[]} */
  const failed = [];
  const folders = globSync(`${TYPED_FOLDERS}/tsconfig.json`, { cwd: context.root }).map(dirname).sort();
  async function checkNext() {
    for (let folder = folders.pop(); folder; folder = folders.pop()) {
      const code = await runCommand('tsc', ['-p', folder], { ...context, cwd: context.root });
      if (code !== 0) failed.push(folder);
    }
  }
  // A compiler uses one core.
  await Promise.all(Array.from({ length: availableParallelism() }, checkNext));
  return {
    hasPassed: failed.length === 0,
    note: failed.length > 0 ? `errors in ${failed.sort().join(', ')}` : undefined,
  };
}

/**
 * @param {Context} context
 * @param {string} project
 * @param {readonly string[]} [filter]
 */
async function runVitest(context, project, filter = []) {
  const path = join(context.reports, `${project}.json`);
  const args = [
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${path}`,
    ...filter,
  ];
  const exitCode = await runCommand('vitest', args, { ...context, cwd: context.root });
  const counts = readCounts({ path, parseReport: countVitest, exitCode });
  return { hasPassed: counts.failed === 0, counts };
}

/**
 * @param {Context} context
 * @param {string} project
 * @param {readonly string[]} [filter]
 */
async function runWithPostgres(context, project, filter) {
  const postgres = await ensurePostgres(context.signal);
  try {
    const env = postgres.url ? { ...context.env, TEST_POSTGRES_URL: postgres.url } : context.env;
    const result = await runVitest({ ...context, env }, project, filter);
    return { ...result, note: postgres.missing && `PostgreSQL tests did not run: ${postgres.missing}` };
  } finally {
    postgres.stop();
  }
}

/** Code that integration tests in another folder cover: pages by requests, cases by the API that receives them. */
const TESTED_IN = /** @type {const} */ ([
  ['apps/site/src/', 'apps/site/server/pages'],
  ['apps/cms/src/collections/cases/', 'apps/cms/src/api'],
  ['apps/cms/src/content/', 'apps/cms/src/items/query'],
]);

/** The integration tests beside changed files and those of `TESTED_IN`, without PostgreSQL. @param {Context} context */
async function runIntegrationOfChanges(context) {
  const changed = changedFolders(context.root);
  const elsewhere = TESTED_IN.filter(([code]) => changed.some((folder) => `${folder}/`.startsWith(code)));
  const folders = new Set([...changed, ...elsewhere.map(([, tests]) => tests)]);
  const tests = globSync(
    [...folders].map((folder) => `${folder}/*.integration.test.ts`),
    { cwd: context.root },
  );
  if (tests.length === 0) return { hasPassed: true, note: 'no integration tests beside what has changed' };
  return runVitest(context, 'integration', tests);
}

/** Complements the step `integration`, which runs only the tests that depend on the database on PostgreSQL. @param {Context} context */
function runEverythingOnPostgres(context) {
  const env = { ...context.env, EVERY_TEST_ON_POSTGRES: '1' };
  return runWithPostgres({ ...context, env }, 'integration', ['--testNamePattern', 'on PostgreSQL']);
}

/** @param {Context} context */
async function build(context) {
  const building = buildApps({ ...context, isForced: context.isCi });
  // In parallel: a build and the seed leave half of two cores idle each, and an installation waits for the network. What
  // fails here is tried again by the browser tests, which report it.
  const preparing =
    context.steps.includes('browser') && Promise.allSettled([seedTemplate(context), ensureBrowsers(context)]);
  await building.finally(() => preparing);
  return { hasPassed: true };
}

/** @param {Context} context */
async function weigh(context) {
  const command = { ...context, cwd: join(context.root, 'apps/site') };
  return { hasPassed: (await runCommand('node', ['weigh.ts'], command)) === 0 };
}

/** Serialized: apt-get holds a lock. The journeys of other engines are slow ones. @param {Context} context */
async function ensureBrowsers({ signal, env }) {
  const chromium = await ensureChromium(signal);
  return { chromium, note: env.SLOW_JOURNEYS ? await ensureEngines(signal) : undefined };
}

/** Where the seeded database of the browser tests is. @param {Context} context */
function templateFolder({ env, reports }) {
  return env.BERANDA_E2E_TEMPLATE ?? join(reports, 'template');
}

/** Seeds the database of the browser tests, once in a run. @param {Context} context @returns whether it is there */
async function seedTemplate(context) {
  const folder = templateFolder(context);
  if (existsSync(folder)) return true;
  const cwd = join(context.root, 'e2e');
  const isSeeded = (await runCommand('node', ['template.ts', folder], { ...context, cwd })) === 0;
  if (!isSeeded) rmSync(folder, { recursive: true, force: true });
  return isSeeded;
}

/** Where Node.js keeps compiled code of the applications, which browser tests start many times. @param {Context} context */
const compileCache = ({ reports }) => join(reports, 'compiled');

/**
 * Starts the applications once on the seeded database, so that all copies of it have what the site keeps on disk. A folder
 * that BERANDA_E2E_TEMPLATE names stays as it is.
 * @param {Context} context @returns whether they started
 */
async function fillCaches(context) {
  const folder = templateFolder(context);
  if (context.env.BERANDA_E2E_TEMPLATE || existsSync(join(folder, 'site'))) return true;
  const env = { ...context.env, NODE_COMPILE_CACHE: compileCache(context) };
  const cwd = join(context.root, 'e2e');
  const exitCode = await runCommand('node', ['fill-caches.ts', folder], { ...context, env, cwd });
  context.signal.throwIfAborted();
  return exitCode === 0;
}

/** @param {Context} context */
async function runBrowser(context) {
  // No-op after the step "build"; needed when this step runs alone.
  await buildApps(context);
  // In parallel: installing waits for the network, seeding for the CPU.
  const seeding = seedTemplate(context);
  const { chromium, note } = await ensureBrowsers(context).finally(() => seeding);
  if (!(await seeding))
    return { hasPassed: false, note: 'the database of the browser tests could not be seeded' };
  if (!(await fillCaches(context)))
    return { hasPassed: false, note: 'the applications did not start for the browser tests' };
  const path = join(context.reports, 'browser.json');
  const env = {
    ...context.env,
    BERANDA_E2E_TEMPLATE: templateFolder(context),
    CHROMIUM_PATH: chromium,
    HEADLESS_SHELL_PATH: findHeadlessShell(),
    NODE_COMPILE_CACHE: compileCache(context),
    PLAYWRIGHT_JSON_OUTPUT_FILE: path,
  };
  const cwd = join(context.root, 'e2e');
  const exitCode = await runCommand('playwright', ['test', '--reporter=list,json'], { ...context, env, cwd });
  const counts = readCounts({ path, parseReport: countPlaywright, exitCode });
  return { hasPassed: counts.failed === 0, counts, note };
}
