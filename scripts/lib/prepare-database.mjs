import { serviceOf } from './apps.mjs';
import { runStep } from './run-step.mjs';

/**
 * Brings the database to the schema of this version and, unless BERANDA_SEED is off, fills an empty one with the
 * demonstration content.
 * @param {{ root: string, environment: NodeJS.ProcessEnv, signal?: AbortSignal }} options
 */
export async function prepareDatabase({ root, environment, signal }) {
  await runStep({
    title: 'Preparing the database',
    ...serviceOf(root, 'cms', 'migrate', environment),
    onFailure: 'The database could not be prepared; what the migrations said is above.',
    signal,
  });
  if (environment.BERANDA_SEED === 'off') return;
  await runStep({
    title: 'Checking the demonstration content',
    ...serviceOf(root, 'cms', 'seed', environment),
    onFailure:
      'The demonstration content could not be written; what went wrong is above. BERANDA_SEED=off starts without it.',
    signal,
  });
}
