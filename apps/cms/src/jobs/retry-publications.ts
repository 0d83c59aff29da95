import type { SanitizedConfig } from 'payload';

const ATTEMPTS = 5;
const FIRST_PAUSE_MS = 5_000;

/**
 * Adds retries to scheduled publications. Payload registers this job with a single attempt, so a busy
 * database would lose the publication.
 *
 * @throws Error if Payload renames the job: retries would otherwise be lost unnoticed.
 */
export function retryPublications(config: SanitizedConfig): void {
  const task = config.jobs.tasks?.find(({ slug }) => slug === 'schedulePublish');
  if (!task) throw new Error('Payload has no job with which to publish at a time.');
  task.retries = { attempts: ATTEMPTS, backoff: { type: 'exponential', delay: FIRST_PAUSE_MS } };
}
