import type { SanitizedConfig } from 'payload';

const ATTEMPTS = 5;
const FIRST_PAUSE_MS = 5_000;

/**
 * Lets a scheduled publication try again. Payload adds this job by itself and would try once: a database that
 * is busy at that moment, and the announcement never appears.
 *
 * @throws Error when Payload names the job otherwise; nobody would notice before a publication is lost.
 */
export function retryPublications(config: SanitizedConfig): void {
  const task = config.jobs.tasks?.find(({ slug }) => slug === 'schedulePublish');
  if (!task) throw new Error('Payload has no job with which to publish at a time.');
  task.retries = { attempts: ATTEMPTS, backoff: { type: 'exponential', delay: FIRST_PAUSE_MS } };
}
