import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { hashSources, readStamp, removeStamp, writeStamp } from './build-stamp.mjs';
import { withWorkspaceBin } from './paths.mjs';
import { runStep } from './run-step.mjs';

/** @typedef {{ title: string, workspace: string, sources: string[], output: string }} Buildable */

const SHARED_SOURCES = ['packages', 'package-lock.json', 'tsconfig.base.json'];

/** @type {readonly Buildable[]} */
const BUILDABLES = [
  {
    title: 'Building the site',
    workspace: '@beranda/site',
    sources: ['apps/site', ...SHARED_SOURCES],
    output: 'apps/site/dist',
  },
  {
    title: 'Building the back office (a minute or so)',
    workspace: '@beranda/cms',
    sources: ['apps/cms', ...SHARED_SOURCES],
    output: 'apps/cms/.next',
  },
];

/**
 * Builds each application whose sources changed since its last build.
 * @param {{ root: string, env: NodeJS.ProcessEnv, isForced?: boolean, signal?: AbortSignal }} options `isForced` builds
 *   from nothing, whatever is there
 */
export async function buildApps({ root, env, isForced = false, signal }) {
  for (const { title, workspace, sources, output } of BUILDABLES) {
    const outputFolder = join(root, output);
    const hash = hashSources(root, sources);
    if (isForced) rmSync(outputFolder, { recursive: true, force: true });
    if (readStamp(outputFolder) === hash) continue;
    removeStamp(outputFolder);
    await runStep({
      title,
      command: 'npm',
      args: ['run', 'build', '--workspace', workspace, '--loglevel=error'],
      cwd: root,
      env: { ...env, NODE_ENV: 'production', PATH: withWorkspaceBin(env.PATH) },
      failureMessage: `${workspace} could not be built; the end of what the build said is above.`,
      signal,
    });
    writeStamp(outputFolder, hash);
  }
}
