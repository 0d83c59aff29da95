import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { join, relative } from 'node:path';
import { ROOT } from '../scripts/lib/paths.mjs';
import { onStopRequest } from '../scripts/lib/stop-request.mjs';
import { UserError } from '../scripts/lib/user-error.mjs';
import { type Administrator, registerAdministrator } from './administrator.ts';
import { measureBranches } from './branches/branches.ts';
import { measureCases } from './cases.ts';
import { measureEveryLighthouse, measureLighthouse } from './lighthouse.ts';
import { measureManyItems } from './many-items.ts';
import { measureMemory } from './memory.ts';
import { measurePageWeight } from './page-weight.ts';
import { measurePublishing } from './publish.ts';
import { measureRenderTime } from './render-time.ts';
import { formatTable, isNotMeasured, isThresholdMet, type Result } from './report.ts';
import { measureSearch } from './search/search.ts';
import { type Stack, startStack } from './stack.ts';
import { measureStartTime } from './start-time.ts';
import { measureSubmissions } from './submissions.ts';
import { measureThroughput } from './throughput.ts';
import { measureUploads } from './uploads.ts';

type Tools = { stack: Stack; getAdministrator: () => Promise<Administrator>; signal: AbortSignal };

/** The clients of a benchmark share one address. */
const SETTINGS = { FORM_RATE_PER_MINUTE: '1000000' };

/** In order: measurements that change content or restart the process come last. */
const MEASUREMENTS: Record<string, (tools: Tools) => Promise<Result[]>> = {
  throughput: ({ stack, signal }) => measureThroughput(stack, signal),
  render: ({ stack }) => measureRenderTime(stack),
  weight: ({ stack, signal }) => measurePageWeight(stack, signal),
  lighthouse: ({ stack, signal }) => measureLighthouse(stack, signal),
  'lighthouse-every': ({ stack, signal }) => measureEveryLighthouse(stack, signal),
  publish: async ({ stack, getAdministrator }) => measurePublishing(stack, await getAdministrator()),
  submissions: ({ signal }) => measureSubmissions(signal),
  cases: ({ signal }) => measureCases(signal),
  uploads: ({ stack }) => measureUploads(stack),
  start: ({ stack }) => measureStartTime(stack),
  memory: async ({ stack, getAdministrator }) => measureMemory(stack, await getAdministrator()),
  search: () => measureSearch(),
  branches: ({ stack }) => measureBranches(stack),
  items: async ({ stack, getAdministrator }) => measureManyItems(stack, await getAdministrator()),
};

/** Slow measurements, which run only when named. */
const ON_REQUEST = new Set(['cases', 'lighthouse-every', 'search', 'submissions']);

/**
 * Runs the named measurements, or all that do not have to be requested.
 * @returns the exit code: 1 when a figure misses its threshold or a measurement fails
 */
export async function runBench(names: readonly string[]): Promise<number> {
  const unknown = names.find((name) => !(name in MEASUREMENTS));
  if (unknown) {
    throw new UserError(
      `There is no measurement "${unknown}"; there are: ${Object.keys(MEASUREMENTS).join(', ')}.`,
    );
  }
  const stopped = new AbortController();
  onStopRequest((signal) => stopped.abort(new UserError(`Stopped by ${signal}.`)));
  const stack = await startStack(stopped.signal, SETTINGS);
  const results: Result[] = [];
  try {
    let administrator: Promise<Administrator> | undefined;
    const getAdministrator = () => {
      administrator ??= registerAdministrator(stack);
      return administrator;
    };
    for (const [name, measure] of Object.entries(MEASUREMENTS)) {
      if (names.length > 0 ? !names.includes(name) : ON_REQUEST.has(name)) continue;
      console.log(`Measuring ${name} …`);
      const measurement = measure({ stack, getAdministrator, signal: stopped.signal });
      results.push(
        ...(await measureSafely(name, rejectOnAbort(measurement, stopped.signal), stopped.signal)),
      );
    }
  } finally {
    await stack.stop();
  }
  const path = writeResults(results);
  console.log(`\n${formatTable(results)}\n\nAll figures: ${relative(ROOT, path)}`);
  return results.every((result) => (isNotMeasured(result) ? !result.isBroken : isThresholdMet(result)))
    ? 0
    : 1;
}

/** Runs a measurement; a failure becomes a result, so that the others still run. */
async function measureSafely(
  name: string,
  measurement: Promise<Result[]>,
  signal: AbortSignal,
): Promise<Result[]> {
  try {
    return await measurement;
  } catch (error) {
    signal.throwIfAborted();
    console.error(error);
    return [{ name, missing: 'something broke, see above', isBroken: true }];
  }
}

/** Resolves with the measurement, or rejects when the run is aborted. */
function rejectOnAbort<T>(measurement: Promise<T>, signal: AbortSignal): Promise<T> {
  const stopped = new Promise<never>((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  return Promise.race([measurement, stopped]);
}

function writeResults(results: readonly Result[]): string {
  const folder = join(ROOT, 'bench', 'results');
  const measuredAt = new Date().toISOString();
  const path = join(folder, `${measuredAt.replaceAll(':', '-')}.json`);
  const machine = { processor: cpus()[0]?.model, cores: availableParallelism(), node: process.version };
  mkdirSync(folder, { recursive: true });
  writeFileSync(path, `${JSON.stringify({ measuredAt, machine, results }, null, 2)}\n`);
  return path;
}
