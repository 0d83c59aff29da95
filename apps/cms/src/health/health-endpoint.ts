import type { Endpoint, Payload } from 'payload';
import { countDelayedMails, countFailedMails } from '#cms/collections/cases/failed-mails/failed-mails.ts';
import type { Env } from '#cms/env.ts';
import { errorResponse, jsonResponse } from '#cms/http/responses.ts';
import { countOverdueJobs } from '#cms/jobs/overdue-jobs.ts';
import { probeDatabase } from './probe-database.ts';
import { probeFiles } from './probe-files.ts';
import { probeIntegrity } from './probe-integrity.ts';

/** TTL of a result, which limits the load. */
const TTL_MS = 1_000;

type Counts = { overdueJobs: number; delayedMails: number; failedMails: number };

type Health = { problem: string } | Counts;

async function countJobs(payload: Payload): Promise<Counts> {
  const [overdueJobs, delayedMails, failedMails] = await Promise.all([
    countOverdueJobs(payload),
    countDelayedMails(payload),
    countFailedMails(payload),
  ]);
  return { overdueJobs, delayedMails, failedMails };
}

/**
 * Readiness check: database migrated, readable and writable, data folder writable. Reports only problems and the numbers
 * of overdue jobs and of delayed and failed mails; needs no key.
 */
export function healthEndpoint(env: Pick<Env, 'dataDir' | 'databaseUrl'>): Endpoint {
  const findDatabaseProblem = probeDatabase();
  const findDamage = probeIntegrity(env);

  async function examine(payload: Payload): Promise<Health> {
    const problem =
      (await findDatabaseProblem(payload)) ??
      (await probeFiles(payload, env.dataDir)) ??
      (await findDamage(payload));
    return problem === undefined ? countJobs(payload) : { problem };
  }

  let last: { health: Promise<Health>; until: number } | undefined;
  return {
    path: '/healthz',
    method: 'get',
    handler: async ({ payload }) => {
      // Single flight: concurrent requests share one check.
      if (!last || performance.now() > last.until) {
        const current = { health: examine(payload), until: Number.POSITIVE_INFINITY };
        last = current;
        const settle = () => {
          current.until = performance.now() + TTL_MS;
        };
        current.health.then(settle, settle);
      }
      const health = await last.health;
      return 'problem' in health
        ? errorResponse(503, health.problem)
        : jsonResponse({ status: 'ok', ...health });
    },
  };
}
