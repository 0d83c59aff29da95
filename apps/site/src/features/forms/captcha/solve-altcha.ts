import { type Challenge, solveChallengeWorkers } from 'altcha-lib';
import { httpRequest } from '#src/content/transport/http.ts';

const FETCH_TIMEOUT_MS = 10_000;
const SOLVE_TIMEOUT_MS = 60_000;
/** Leaves the other cores of a phone to the page. */
const WORKERS = 2;

const createWorker = () => new Worker(new URL('./altcha.worker.ts', import.meta.url), { type: 'module' });

/**
 * Fetches a challenge and solves it in workers.
 *
 * @returns the solution as the form sends it.
 * @throws if there is no challenge, or if workers are blocked or take too long.
 */
export async function solveAltcha(url: string): Promise<string> {
  const response = await httpRequest(url, { timeoutMs: FETCH_TIMEOUT_MS });
  const challenge = (await response.json()) as Challenge;
  const solution = await solveChallengeWorkers({
    challenge,
    concurrency: WORKERS,
    createWorker,
    timeout: SOLVE_TIMEOUT_MS,
  });
  if (!solution) throw new Error('the challenge was not solved in time');
  return btoa(JSON.stringify({ challenge, solution }));
}
