import type { SanitizedConfig, TaskConfig } from 'payload';
import type { Env } from '#cms/env.ts';
import { notifyScheduler } from './notify-scheduler.ts';

const ATTEMPTS = 5;
const FIRST_PAUSE_MS = 5_000;

/**
 * Adds retries to scheduled publications, and a mail after the last. Payload registers this job with a single attempt, so a
 * busy database would lose the publication.
 *
 * @throws Error if Payload renames the job: retries would otherwise be lost unnoticed.
 */
export function retryPublications(config: SanitizedConfig, env: Pick<Env, 'cmsUrl'>): void {
  const task: TaskConfig | undefined = config.jobs.tasks?.find(({ slug }) => slug === 'schedulePublish');
  if (!task) throw new Error('Payload has no job with which to publish at a time.');
  task.retries = { attempts: ATTEMPTS, backoff: { type: 'exponential', delay: FIRST_PAUSE_MS } };
  // Called after each attempt, with the number of those before.
  task.onFail = async ({ input, req: { payload }, taskStatus }) => {
    if ((taskStatus?.totalTried ?? 0) >= ATTEMPTS) await notifyScheduler(payload, env, input);
  };
}
